import type { Socket } from 'node:net';

/** How long a connection is kept so that its client can read the last answer while it is still sending. */
export interface EndingLimits {
  /** In milliseconds without a byte from the client. */
  readonly idle: number;
  /** In milliseconds. */
  readonly longest: number;
  /** Of what is thrown away, in bytes. */
  readonly bytes: number;
}

/** A browser reads an answer once it has sent everything: the largest file that strangers may send is 105 MB. */
const usual: EndingLimits = { idle: 5_000, longest: 30_000, bytes: 128_000_000 };

/**
 * Makes the next answer of a connection its last (RFC 9112, 9.6). From here on, nothing that arrives is taken for a request: it is
 * thrown away. A connection that is closed while its client is sending would be reset, and the client would lose the answer. So
 * only the server's side is closed after the answer, and the other one when the client closes it, or by the limits.
 */
export function endAfterAnswer(socket: Socket, { idle, longest, bytes }: EndingLimits = usual): void {
  // What Node's HTTP parser has not seen yet, it will not see: the first listener takes the bytes from it, the others are its own.
  socket.on('data', () => {});
  for (const event of ['data', 'end']) socket.removeAllListeners(event);
  const most = socket.bytesRead + bytes;
  let isAnswered = false;
  let hasLeft = false;
  const destroy = () => void socket.destroy();
  const silence = setTimeout(destroy, idle).unref();
  socket.on('data', () => {
    silence.refresh();
    if (socket.bytesRead > most) destroy();
  });
  socket.once('end', () => {
    hasLeft = true;
    if (isAnswered) destroy();
  });
  socket.once('close', () => clearTimeout(silence));
  // What Node calls after the last answer, and what closes the application.
  socket.destroySoon = () => {
    if (isAnswered || hasLeft) return socket.writableFinished ? destroy() : void socket.end(destroy);
    isAnswered = true;
    silence.refresh();
    const limit = setTimeout(destroy, longest).unref();
    socket.once('close', () => clearTimeout(limit));
    return void socket.end();
  };
  socket.resume();
  // Node's parser stops reading while a body waits to be read, and nothing else starts it again.
  socket._read(0);
}
