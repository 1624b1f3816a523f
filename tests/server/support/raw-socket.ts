import net from 'node:net';

/** A connection whose bytes a test writes itself. */
export interface RawSocket {
  readonly socket: net.Socket;
  /** What has arrived so far. */
  readonly received: () => string;
  /** Resolves once what has arrived contains the text, or the connection is over. */
  readonly until: (text: string) => Promise<string>;
  /** Resolves with everything that arrived, once the server has closed its side. */
  readonly ended: () => Promise<string>;
}

/** Connects to a local port. What goes wrong with the connection ends it, and is not thrown. */
export function connectRaw(port: number): RawSocket {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  const isOver = () => socket.readableEnded || socket.destroyed;
  const until = (isEnough: () => boolean) =>
    new Promise<string>((resolve) => {
      const check = () => {
        if (isEnough() || isOver()) resolve(text);
      };
      for (const event of ['data', 'end', 'close'] as const) socket.on(event, check);
      check();
    });
  return {
    socket,
    received: () => text,
    until: (wanted) => until(() => text.includes(wanted)),
    ended: () => until(() => false),
  };
}

/** The head of a request, as text. */
export const headOf = (request: string, headers: Readonly<Record<string, string | number>>): string =>
  `${[`${request} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;
