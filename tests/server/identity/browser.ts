export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

type Fields = Record<string, string>;

interface Request {
  method?: string;
  body?: string | URLSearchParams;
  headers: Fields;
}

/**
 * As much of a browser as the protocol needs: it stores cookies, sends forms with an Origin and follows no redirect.
 */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #origin: string;

  constructor(url: string, pageOrigin: string) {
    this.#url = url;
    this.#origin = pageOrigin;
  }

  get(path: string, headers: Fields = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, fields: Fields = {}, headers: Fields = { origin: this.#origin }): Promise<Answer> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Sends PATCH and DELETE as the SDK does. */
  override(method: 'PATCH' | 'DELETE', path: string, fields: Fields = {}): Promise<Answer> {
    const separator = path.includes('?') ? '&' : '?';
    return this.post(`${path}${separator}_method=${method}`, fields);
  }

  async send(path: string, { headers: given, ...init }: Request): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie === '' ? {} : { cookie }), ...given };
    const response = await fetch(this.#url + path, { ...init, headers, redirect: 'manual' });
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** Another browser with the same cookies, such as a thief's, optionally at another process. */
  copy(other = new Browser(this.#url, this.#origin)): Browser {
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  #keep(setCookies: string[]): void {
    for (const [, name = '', value = ''] of setCookies.map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? [])) {
      this.cookies.set(name, value);
    }
  }
}
