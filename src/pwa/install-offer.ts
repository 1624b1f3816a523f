/** The event that Chromium fires when the app can be installed; TypeScript's DOM types do not include it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | null = null;
let listeners: (() => void)[] = [];

/** Captures the browser's install event, which fires before the code that shows it has loaded. */
export function rememberInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = isOffer(event) ? event : null;
    listeners.forEach((listener) => listener());
  });
}

/** The unused install event. */
export const currentOffer = (): InstallOffer | null => offer;

/** Calls the listener on each further event. */
export function onInstallOffer(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((each) => each !== listener);
  };
}
