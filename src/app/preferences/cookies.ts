const dayInSeconds = 86_400;

/** The value of a cookie that this page may read. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(prefix));
  return pair?.slice(prefix.length);
}

/** Keeps a value that is no secret for so many days. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * dayInSeconds}; SameSite=Lax${secure}`;
}
