import type { EntryPath } from '#src/app/navigation/route-table/entry.ts';

/** The screens on the way in, which nobody who is signed in stays on, with the titles of their windows. */
const entryTitles: Readonly<Record<EntryPath, string>> = {
  '/sign-in': 'Sign in',
  '/sign-up': 'Create an account',
  '/verify-otp': 'Check your email',
  '/forget-password': 'Forgot password',
  '/sso-callback': 'Signing in',
};

export const isEntryPath = (path: string | undefined): path is EntryPath =>
  path !== undefined && Object.hasOwn(entryTitles, path);

/** The title of the window on a screen on the way in; undefined on every other page. */
export const entryTitleOf = (path: string): string | undefined => (isEntryPath(path) ? entryTitles[path] : undefined);
