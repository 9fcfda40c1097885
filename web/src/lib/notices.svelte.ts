// A notice on the desktop when it is somebody's turn while they look elsewhere.

const KEPT = "osselet-notices";

class Notices {
  on = $state(false);
  /** Can this browser show notices, and has nobody forbidden it? */
  possible = $state(false);

  begin(): void {
    this.possible = "Notification" in window && Notification.permission !== "denied";
    this.on = this.possible && Notification.permission === "granted" && localStorage.getItem(KEPT) === "on";
  }

  /** Switches; the browser asks for permission the first time. */
  async choose(on: boolean): Promise<void> {
    const granted = on && (await Notification.requestPermission()) === "granted";
    this.possible = Notification.permission !== "denied";
    this.on = granted;
    localStorage.setItem(KEPT, granted ? "on" : "off");
  }

  /** Shows a notice that leads to an address; another one of the same address replaces it. */
  async show(title: string, body: string, address: string): Promise<void> {
    if (!this.on) return;
    const icon = `${import.meta.env.BASE_URL}icon-192.png`;
    // Phones show notices only through the worker, which also brings the page back to the front.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, { body, icon, tag: address, data: address });
    else new Notification(title, { body, icon, tag: address });
  }
}

export const notices = new Notices();
