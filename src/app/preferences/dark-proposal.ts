import { readConsent } from '../consent/consent-cookie.ts';
import { occupation } from '../tips/occupation.ts';
import { mayShowTips } from '../tips/stored-tips.ts';
import { storageKey } from './theme.ts';

/** Whether nobody has chosen a theme in this browser, whose system is dark; not where a choice could not be stored. */
export function mayProposeDark(): boolean {
  try {
    return localStorage.getItem(storageKey) === null && matchMedia('(prefers-color-scheme: dark)').matches;
  } catch {
    return false;
  }
}

/** What the proposal waits for, beside dialogs, forms and typing: the answers to cookies and tips, which come first. */
export const untilProposal: typeof occupation = {
  ...occupation,
  isOpen: () => occupation.isOpen() || mayShowTips() || readConsent() === undefined,
};
