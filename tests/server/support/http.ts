import http from 'node:http';

export interface Call {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly organisation?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** The text as JSON; undefined where it is none. */
  readonly body: unknown;
}

const agent = new http.Agent({ keepAlive: true });

function headersOf(
  { token, organisation, headers, body }: Call,
  payload: string | undefined,
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

/** One request to a port of this machine, by its name unless another `host` is given; the path is sent as it is, however odd. */
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
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed(text) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** The statuses of answers whose order is not known, lowest first. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

/** What two answers must share to be indistinguishable: everything but their id and moment. */
export function comparable({ status, headers, text }: Answer) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status, headers: rest, text };
}
