const dayInSeconds = 86_400;

/** The value of a cookie that this page may read. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(prefix));
  return pair?.slice(prefix.length);
}

function store(name: string, value: string, life: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; ${life}; SameSite=Lax${secure}`;
}

/** Keeps a value that is no secret for so many days. */
export const writeCookie = (name: string, value: string, days: number): void =>
  store(name, value, `Max-Age=${days * dayInSeconds}`);

/** Keeps a value that is no secret until a moment; browsers may shorten it, to 400 days as a rule. */
export const writeCookieUntil = (name: string, value: string, end: Date): void =>
  store(name, value, `Expires=${end.toUTCString()}`);
