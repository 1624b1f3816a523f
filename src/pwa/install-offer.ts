/** What Chromium sends when the app could be installed; no type of the language's has it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | null = null;
let listeners: (() => void)[] = [];

/** Catches the browser's offer, which comes before anything that could show it is loaded. */
export function rememberInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = isOffer(event) ? event : null;
    listeners.forEach((listener) => listener());
  });
}

/** The offer that has not been used. */
export const currentOffer = (): InstallOffer | null => offer;

/** Tells of each further offer. */
export function onInstallOffer(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((each) => each !== listener);
  };
}
