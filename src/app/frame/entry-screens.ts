import type { EntryPath } from '#src/app/navigation/route-table/entry.ts';

/** Window titles of the entry screens, which signed-in people cannot stay on. */
const entryTitles: Readonly<Record<EntryPath, string>> = {
  '/sign-in': 'Sign in',
  '/sign-up': 'Create an account',
  '/verify-otp': 'Check your email',
  '/forget-password': 'Forgot password',
  '/sso-callback': 'Signing in',
};

export const entryPaths: readonly string[] = Object.keys(entryTitles);

export const isEntryPath = (path: string | undefined): path is EntryPath =>
  path !== undefined && Object.hasOwn(entryTitles, path);

/** The window title of an entry screen; undefined on every other page. */
export const entryTitleOf = (path: string): string | undefined => (isEntryPath(path) ? entryTitles[path] : undefined);
