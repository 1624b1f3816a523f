import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { MailError } from '#server/mail/mail.ts';
import { openSmtp } from '#server/mail/smtp.ts';

interface Received {
  from: string;
  recipients: string[];
  data: string;
}

/** As much SMTP (RFC 5321) as a client needs to hand over a message. */
function startSmtpServer(received: Received[]): Promise<Server> {
  const server = createServer((socket) => converse(socket, received));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function converse(socket: Socket, received: Received[]): void {
  let buffer = '';
  let message: Received = { from: '', recipients: [], data: '' };
  let inData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    if (/^EHLO/i.test(line)) return reply('250 localhost');
    if (/^MAIL FROM:/i.test(line)) message = { from: line.slice(10), recipients: [], data: '' };
    if (/^RCPT TO:/i.test(line)) message.recipients.push(line.slice(8));
    if (/^DATA/i.test(line)) {
      inData = true;
      return reply('354 go on');
    }
    if (/^STARTTLS/i.test(line)) return reply('502 no TLS here');
    return reply(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
  };
  socket.setEncoding('utf8').on('data', (chunk) => {
    buffer += chunk;
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (!inData) command(line);
      else if (line === '.') {
        inData = false;
        received.push(message);
        reply('250 taken');
      } else message.data += `${line}\n`;
    }
  });
  reply('220 localhost');
}

const received: Received[] = [];
let server: Server;
let port: number;
beforeAll(async () => {
  server = await startSmtpServer(received);
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server listens on no port');
  ({ port } = address);
});
afterAll(() => {
  server.close();
});

test('a message reaches its recipient with sender and subject', async () => {
  const mail = openSmtp(`smtp://127.0.0.1:${port}`, 'Attest <no-reply@attest.example>');
  await mail.send({ to: 'ada@example.com', subject: 'Your code', text: 'The code is 123456.' });
  await mail.close();
  expect(received).toEqual([
    { from: '<no-reply@attest.example>', recipients: ['<ada@example.com>'], data: expect.any(String) },
  ]);
  expect(received[0]?.data).toContain('From: Attest <no-reply@attest.example>\n');
  expect(received[0]?.data).toContain('Subject: Your code\n');
  expect(received[0]?.data).toContain('The code is 123456.');
});

test('a second recipient or header is rejected before anything is sent', async () => {
  const mail = openSmtp(`smtp://127.0.0.1:${port}`, 'no-reply@attest.example');
  const before = received.length;
  const hostile = [
    { to: 'ada@example.com, eve@example.com', subject: 'x', text: 'x' },
    { to: 'ada@example.com', subject: 'x\r\nBcc: eve@example.com', text: 'x' },
  ];
  for (const message of hostile) await expect(mail.send(message)).rejects.toThrow(MailError);
  await mail.close();
  expect(received).toHaveLength(before);
});

test('a password is not sent without TLS', async () => {
  const mail = openSmtp(`smtp://user:secret@127.0.0.1:${port}`, 'no-reply@attest.example');
  await expect(mail.send({ to: 'ada@example.com', subject: 'x', text: 'x' })).rejects.toThrow(/STARTTLS/);
  await mail.close();
});
