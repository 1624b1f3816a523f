import type { IdentityContext } from './context.ts';

const yearSeconds = 31_536_000;

const isSecure = (context: IdentityContext) => context.origin.startsWith('https:');

/** Identifies the browser. The `__Host-` prefix, which requires https, prevents other hosts from planting it. */
const clientCookie = (context: IdentityContext) => (isSecure(context) ? '__Host-client' : '__client');
const changeCookie = '__client_uat';

/** The browser's token from a request's `Cookie` header, or null. */
export const readClientToken = (context: IdentityContext, header: string | undefined) =>
  readCookie(header, clientCookie(context));

export function clientTokenCookie(context: IdentityContext, token: string): string {
  return `${clientCookie(context)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${yearSeconds}${secure(context)}`;
}

/**
 * The script-readable state: 0 when signed out, else the second of the last change.
 * @returns the cookie to set, or null if the browser already has this value
 */
export function changeTimeCookie(
  context: IdentityContext,
  header: string | undefined,
  changedAt: number,
): string | null {
  const value = String(Math.floor(changedAt / 1000));
  if (readCookie(header, changeCookie) === value) return null;
  return `${changeCookie}=${value}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}${secure(context)}`;
}

const secure = (context: IdentityContext) => (isSecure(context) ? '; Secure' : '');

function readCookie(header: string | undefined, name: string): string | null {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair === undefined ? null : pair.trim().slice(name.length + 1);
}
