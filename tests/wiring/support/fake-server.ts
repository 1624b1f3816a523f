import { vi } from 'vitest';

import { createApiClient, type ApiClient } from '#src/api/connection/client.ts';

/** One request that reached the server. */
interface SentRequest {
  /** `PATCH /risk/r-1`. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

type Answer = () => Response | Promise<Response>;

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const success = (data: unknown) => json(200, { status: true, message: 'Done', data });

const stream = (events: readonly object[], end = 'event: end\ndata: {}\n\n') =>
  new Response([...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), end].join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

const untilAborted = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export interface FakeServer {
  /** The app's own client, connected only to this server. */
  readonly api: ApiClient;
  readonly requests: readonly SentRequest[];
  /** The calls so far, in order. */
  readonly called: () => string[];
  /** Sets the response to a call such as `GET /risk`. Without one, a request stays pending until it is aborted. */
  readonly answer: (call: string, data?: unknown) => void;
  /** Sets a file as the response to a call. */
  readonly answerFile: (call: string, name: string, content: string) => void;
  /** Sets a stream of events as the response to a call. */
  readonly answerEvents: (call: string, events: readonly object[]) => void;
  /** The same, but the stream ends without its last event. */
  readonly breakOff: (call: string, events: readonly object[]) => void;
  readonly refuse: (call: string, status: number, body: object) => void;
  /** Holds a call; the returned function releases it. */
  readonly hold: (call: string) => (data?: unknown) => void;
}

/** A fake server behind the browser's `fetch`. */
export function fakeServer(): FakeServer {
  const requests: SentRequest[] = [];
  const answers = new Map<string, Answer>();
  vi.stubGlobal('fetch', async (input: Request | URL, init: RequestInit = {}) => {
    const request = new Request(input, input instanceof Request ? {} : init);
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const text = await request.clone().text();
    const signal = init.signal ?? request.signal;
    requests.push({
      call,
      query: Object.fromEntries(searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
      signal,
    });
    return Promise.race([answers.get(call)?.() ?? new Promise<Response>(() => {}), untilAborted(signal)]);
  });
  return {
    api: createApiClient({
      baseUrl: 'http://server.example',
      token: async () => 'token',
      organisationId: () => 'organisation-1',
      onAnswer: () => {},
    }),
    requests,
    called: () => requests.map(({ call }) => call),
    answer: (call, data) => void answers.set(call, () => success(data)),
    answerFile: (call, name, content) =>
      void answers.set(
        call,
        () => new Response(content, { headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` } }),
      ),
    answerEvents: (call, events) => void answers.set(call, () => stream(events)),
    breakOff: (call, events) => void answers.set(call, () => stream(events, '')),
    refuse: (call, status, body) => void answers.set(call, () => json(status, { status: false, ...body })),
    hold: (call) => {
      const held: { release: (answer: Response) => void } = { release: () => {} };
      answers.set(call, () => new Promise((resolve) => (held.release = resolve)));
      return (data) => held.release(success(data));
    },
  };
}
