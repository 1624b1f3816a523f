import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as the endpoint has received it. */
export interface Asked {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Settles once its connection is closed. */
  readonly closed: Promise<void>;
}

/** Answers one request. */
export type Reply = (response: ServerResponse) => void;

/** A chunk of the protocol that adds to the text. */
export const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

const stream = { 'content-type': 'text/event-stream' };

/** A text, streamed in parts of seven characters, with a comment and an empty last chunk as endpoints send them. */
export const writes =
  (written: string): Reply =>
  (response) => {
    response.writeHead(200, stream).write(': ready\n\n');
    for (const part of written.match(/.{1,7}/gsu) ?? []) response.write(chunk(part));
    response.write(chunk('', 'stop'));
    response.end('data: [DONE]\n\n');
  };

/** The given bytes as the whole stream. */
export const streams =
  (bytes: string): Reply =>
  (response) =>
    void response.writeHead(200, stream).end(bytes);

/** A stream that starts and then says no more. */
export const hangsAfter =
  (bytes: string): Reply =>
  (response) =>
    void response.writeHead(200, stream).write(bytes);

/** A stream whose connection is lost. */
export const breaksOffAfter =
  (bytes: string): Reply =>
  (response) =>
    void response.writeHead(200, stream).write(bytes, () => response.destroy());

export const answers =
  (status: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end('{"error":{"message":"quotes what was sent"}}');

/** A server that speaks the protocol of chat completions. It gives the replies in their order, the last one again. */
export async function openModelServer() {
  const asked: Asked[] = [];
  let replies: readonly Reply[] = [];
  const server = createServer((request, response) => {
    const closed = new Promise<void>((resolve) => {
      response.on('close', resolve);
    });
    void text(request).then((body) => {
      asked.push({ url: request.url, headers: request.headers, body, closed });
      const reply = replies.length > 1 ? replies[0] : replies.at(-1);
      replies = replies.length > 1 ? replies.slice(1) : replies;
      reply?.(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    port: address.port,
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    /** Forgets what was asked, and answers from now on. */
    reply(...next: readonly Reply[]) {
      asked.length = 0;
      replies = next;
    },
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ModelServer = Awaited<ReturnType<typeof openModelServer>>;
