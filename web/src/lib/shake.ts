// A shake of the phone, where it lets pages feel it.

/** Metres a second squared, beyond gravity, and milliseconds within which two such jolts are a shake. */
const JOLT = 14;
const TOGETHER = 700;

interface Asking {
  requestPermission?: () => Promise<string>;
}

const asking = (): Asking | null => (typeof DeviceMotionEvent === "undefined" ? null : (DeviceMotionEvent as Asking));

/** Can this device be shaken, and may one feel it without asking? */
export const canShake = (): boolean => asking() !== null && matchMedia("(pointer: coarse)").matches;
export const mustAsk = (): boolean => asking()?.requestPermission !== undefined;

/** Asks whoever holds the phone; only after a tap of theirs. */
export async function mayShake(): Promise<boolean> {
  const found = asking();
  if (!found) return false;
  return !found.requestPermission || (await found.requestPermission().catch(() => "denied")) === "granted";
}

/** Calls back at a shake, until stopped. */
export function onShake(act: () => void): () => void {
  let last = -Infinity;
  const feel = ({ acceleration }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? { x: 0, y: 0, z: 0 };
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < JOLT) return;
    const now = performance.now();
    // One jolt lasts for several readings.
    if (now - last > 80 && now - last < TOGETHER) act();
    if (now - last > 80) last = now;
  };
  addEventListener("devicemotion", feel);
  return () => removeEventListener("devicemotion", feel);
}
