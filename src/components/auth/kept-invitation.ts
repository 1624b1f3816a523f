/** In the tab that opened the link, until the invitation is accepted: people sign in or sign up in between. */
const key = 'attest.invitation';

const shape = /^[\w-]{43}$/;

/** The token of the invitation that this tab was opened with; null if there is none. */
export function keptInvitation(): string | null {
  const kept = sessionStorage.getItem(key);
  return kept !== null && shape.test(kept) ? kept : null;
}

/** Keeps the token in an address, `#…`, if there is one. @returns whether there was */
export function keepInvitation(hash: string): boolean {
  const token = hash.replace(/^#/, '');
  if (!shape.test(token)) return false;
  sessionStorage.setItem(key, token);
  return true;
}

export const forgetInvitation = (): void => sessionStorage.removeItem(key);
