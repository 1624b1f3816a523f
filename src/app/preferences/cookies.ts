const dayInSeconds = 86_400;

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(prefix));
  return pair?.slice(prefix.length);
}

function store(name: string, value: string, life: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; ${life}; SameSite=Lax${secure}`;
}

/** Stores a non-secret value for the given number of days. */
export const writeCookie = (name: string, value: string, days: number): void =>
  store(name, value, `Max-Age=${days * dayInSeconds}`);

/** Stores a non-secret value until a given time; browsers may cap it, usually at 400 days. */
export const writeCookieUntil = (name: string, value: string, end: Date): void =>
  store(name, value, `Expires=${end.toUTCString()}`);
