// Is there a line to anywhere?

class Line {
  broken = $state(false);

  begin(): void {
    const look = (): void => {
      this.broken = !navigator.onLine;
    };
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
  }
}

export const line = new Line();
