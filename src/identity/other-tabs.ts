const channel = 'attest-identity';

/** Tells the other tabs of this browser that its sessions have ended; their SDK alone would notice within a minute. */
export function tellOtherTabs(): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('signedOut');
  tabs.close();
}

/** Hears of it in the other tabs, for as long as the page lives. */
export function hearOtherTabs(onSignedOut: () => void): void {
  new BroadcastChannel(channel).addEventListener('message', onSignedOut);
}
