import { buffer } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

import { type ParsedMessage, parseEml } from '#server/mail/eml.ts';

/** A message as the server has received it. */
export interface Received extends ParsedMessage {
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly source: string;
}

/** A reply other than `250 OK`. */
const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/**
 * An SMTP server on loopback that keeps what it receives. It has no TLS, accepts any login, knows no mailbox `nobody@…`,
 * and its disk can be full.
 */
export async function openSmtpServer() {
  const received: Received[] = [];
  const logins: string[] = [];
  const disk = { full: false };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username = '' }, _session, done) {
      logins.push(username);
      done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody@') ? reply(550, `5.1.1 <${address}> is unknown here`) : null);
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then((source) => {
          if (disk.full) return done(reply(452, '4.3.1 The disk is full'));
          const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const recipients = envelope.rcptTo.map(({ address }) => address);
          received.push({ ...parseEml(source), sender, recipients, source: source.toString('utf8') });
          return done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server listens on no port');
  return {
    host: `127.0.0.1:${address.port}`,
    received,
    logins,
    disk,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
