import http from 'node:http';

export interface Call {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly organisation?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent verbatim, in place of `body`. */
  readonly raw?: string | Uint8Array | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body parsed as JSON; undefined if it is not JSON. */
  readonly body: unknown;
}

/** The headers of a request whose body is a file. */
export const fileType = { 'content-type': 'application/octet-stream' };

const agent = new http.Agent({ keepAlive: true });

function headersOf(
  { token, organisation, headers, body }: Call,
  payload: string | Uint8Array | undefined,
): http.OutgoingHttpHeaders {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(organisation === undefined ? {} : { 'x-organisation-id': organisation }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
    ...headers,
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends one request to a local port, with its default host unless `host` is given; the path is sent verbatim, even if
 * malformed.
 */
export function call(port: number, path: string, request: Call = {}): Promise<Answer> {
  const payload = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const headers = { host: `localhost:${port}`, ...headersOf(request, payload) };
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { agent, hostname: '127.0.0.1', port, path, method: request.method ?? 'GET', headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes, body: parsed(text) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** The statuses of responses in unknown order, lowest first. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

/** What two indistinguishable responses share: everything except their id and date. */
export function comparable({ status, headers, text }: Answer) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status, headers: rest, text };
}
