import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { MailError } from '#server/mail/mail.ts';
import { outboxRoutes } from '#server/mail/outbox-routes.ts';
import { openOutbox, type Outbox } from '#server/mail/outbox.ts';

let directory: string;
let outbox: Outbox;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'attest-outbox-'));
  outbox = await openOutbox(join(directory, 'mail'));
});
afterEach(async () => {
  await outbox.close();
  await rm(directory, { recursive: true });
});

const ada = { to: 'ada@example.com', subject: 'Hello', text: 'First line\nSecond line' };

test('a message is stored as one .eml file that parses back unchanged', async () => {
  await outbox.send(ada);
  const names = await readdir(join(directory, 'mail'));
  expect(names).toEqual([expect.stringMatching(/^\d{13}-000001-[0-9a-f]{8}\.eml$/)]);
  const source = await readFile(join(directory, 'mail', names[0] ?? ''), 'utf8');
  expect(source).toContain('To: ada@example.com\r\n');
  expect(source).toContain('Subject: Hello\r\n');
  const [message] = await outbox.list();
  expect(message).toEqual({ ...ada, id: names[0]?.replace('.eml', ''), date: expect.any(Date) });
  expect(message && (await outbox.read(message.id))).toEqual(message);
  expect(Math.abs(Date.now() - Number(message?.date))).toBeLessThan(60_000);
});

test.each([
  'Zażółć gęślą jaźń ✓ – a subject so long that it must be folded into several encoded words by the writer',
  'Short = ascii? _underscores_',
  'x'.repeat(200),
])('the subject %s survives', async (subject) => {
  await outbox.send({ ...ada, subject });
  expect((await outbox.list())[0]?.subject).toBe(subject);
});

test.each([
  `${'long line '.repeat(60)}\n\nwith = signs, a trailing space \n.\n..dots and ünïcode ✓`,
  '✓'.repeat(500),
  'https://localhost:3000/a?b=c&d=é',
])('the text %# survives', async (text) => {
  await outbox.send({ ...ada, text });
  expect((await outbox.list())[0]?.text).toBe(text);
});

test('messages are listed newest first, filtered by recipient, up to the requested number', async () => {
  for (const [to, subject] of [
    ['ada@example.com', 'one'],
    ['bob@example.com', 'two'],
    ['ada@example.com', 'three'],
  ] as const) {
    await outbox.send({ to, subject, text: 'x' });
  }
  const subjects = async (filter: Parameters<Outbox['list']>[0]) =>
    (await outbox.list(filter)).map((mail) => mail.subject);
  expect(await subjects({})).toEqual(['three', 'two', 'one']);
  expect(await subjects({ to: 'ada@example.com' })).toEqual(['three', 'one']);
  expect(await subjects({ limit: 1 })).toEqual(['three']);
});

test.each([
  { to: 'ada@example.com\r\nBcc: eve@example.com' },
  { to: 'ada@example.com, eve@example.com' },
  { to: 'Ada <ada@example.com>' },
  { to: 'ada@example.com;eve@example.com' },
  { to: '' },
  { subject: 'Hello\r\nBcc: eve@example.com' },
  { subject: 'Hello\u0000' },
  { subject: 'x'.repeat(201) },
])('%j is rejected', async (change) => {
  await expect(outbox.send({ ...ada, ...change })).rejects.toThrow(MailError);
  expect(await readdir(join(directory, 'mail'))).toEqual([]);
});

test('a header in the text remains text', async () => {
  await outbox.send({ ...ada, text: 'Bcc: eve@example.com\r\n\r\nTo: eve@example.com' });
  expect((await outbox.list())[0]).toMatchObject({ to: ada.to, text: 'Bcc: eve@example.com\n\nTo: eve@example.com' });
});

test('an id is not interpreted as a path', async () => {
  for (const id of ['../secret', '', 'x', '%2e%2e', '1700000000000-000001-0000000g']) {
    expect(await outbox.read(id)).toBeNull();
  }
  expect(await outbox.read('1700000000000-000001-00000000')).toBeNull();
});

test('the pages escape everything, link URLs and allow no scripts', async () => {
  const app = Fastify();
  await app.register(outboxRoutes, { outbox });
  try {
    expect((await app.inject('/__outbox')).body).toContain('No mail has been sent.');
    const hostile = '<img src=x onerror=alert(1)>';
    const link = 'http://localhost:3000/x?a=1&b=2';
    await outbox.send({ ...ada, subject: hostile, text: `${hostile} "quoted" ${link}` });
    const [mail] = await outbox.list();
    const list = await app.inject('/__outbox');
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).toContain(`<a href="/__outbox/${mail?.id}">&lt;img src=x onerror=alert(1)&gt;</a>`);
    const page = await app.inject(`/__outbox/${mail?.id}`);
    expect(page.body).toContain(
      '<pre>&lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; ' +
        '<a href="http://localhost:3000/x?a=1&amp;b=2">http://localhost:3000/x?a=1&amp;b=2</a></pre>',
    );
    expect(page.body + list.body).not.toContain('<img');
    const json = await app.inject('/__outbox.json?to=ada%40example.com');
    expect(json.json()).toEqual([{ ...mail, date: mail?.date.toISOString() }]);
    expect((await app.inject('/__outbox.json?to=bob%40example.com')).json()).toEqual([]);
    expect((await app.inject('/__outbox/none')).statusCode).toBe(404);
  } finally {
    await app.close();
  }
});
