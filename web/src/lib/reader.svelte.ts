// The rules page that lies open, if one does.

class Reader {
  game = $state.raw<string | null>(null);
  /** Where it is opened. */
  anchor = $state.raw<string | null>(null);
  /** The game at the table we look at: rules named by a refusal are its. */
  here = $state.raw<string | null>(null);

  open(game: string | null, anchor: string | null = null): void {
    this.game = game;
    this.anchor = anchor;
  }

  close(): void {
    this.game = null;
  }
}

export const reader = new Reader();
