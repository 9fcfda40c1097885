// Who has chosen already where several choose at once.

import type { View } from "../boards/board";

/** Does the view say that this seat's choice is made? Games say so in `seats`, under `sealed`. */
export function hasSealed(view: View, seat: number): boolean {
  const seats = view["seats"];
  const one: unknown = Array.isArray(seats) ? seats[seat] : null;
  return typeof one === "object" && one !== null && "sealed" in one && one.sealed === true;
}
