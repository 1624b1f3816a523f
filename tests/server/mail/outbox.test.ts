import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

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

const ada = { id: 'a-1', to: 'ada@example.com', subject: 'Hello', text: 'First line\nSecond line' };

test('a message is stored as one .eml file', async () => {
  await outbox.send(ada);
  const names = await readdir(join(directory, 'mail'));
  expect(names).toEqual([expect.stringMatching(/^\d{13}-000001-[0-9a-f]{32}\.eml$/)]);
  const [message] = await outbox.list();
  expect(message).toMatchObject({ ...ada, id: names[0]?.replace('.eml', ''), messageId: '<a-1@localhost>' });
  expect(message && (await outbox.read(message.id))).toEqual(message);
  expect(Math.abs(Date.now() - Number(message?.date))).toBeLessThan(60_000);
});

test('a message that cannot be stored leaves nothing', async () => {
  const hash = createHash('sha256').update(ada.id).digest('hex').slice(0, 32);
  const taken = `${Date.now()}-000001-${hash}.eml`;
  await mkdir(join(directory, 'taken', taken), { recursive: true });
  const other = await openOutbox(join(directory, 'taken'));
  await expect(other.send(ada)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  await other.close();
  expect(await readdir(join(directory, 'taken'))).toEqual([taken]);
});

test('messages are listed newest first, filtered by recipient, up to the requested number', async () => {
  for (const [to, subject] of [
    ['ada@example.com', 'one'],
    ['bob@example.com', 'two'],
    ['ada@example.com', 'three'],
  ] as const) {
    await outbox.send({ ...ada, id: subject, to, subject });
  }
  const subjects = async (filter: Parameters<Outbox['list']>[0]) =>
    (await outbox.list(filter)).map((mail) => mail.subject);
  expect(await subjects({})).toEqual(['three', 'two', 'one']);
  expect(await subjects({ to: 'ada@example.com' })).toEqual(['three', 'one']);
  expect(await subjects({ limit: 1 })).toEqual(['three']);
});

test('a message that is sent again, also after a restart, takes the place of the first one', async () => {
  await outbox.send({ ...ada, id: 'first', subject: 'before' });
  await outbox.send({ ...ada, id: 'second', subject: 'other' });
  const reopened = await openOutbox(join(directory, 'mail'));
  await reopened.send({ ...ada, id: 'first', subject: 'after' });
  expect((await reopened.list()).map((mail) => mail.subject)).toEqual(['other', 'after']);
  await reopened.close();
});

test('an id is not interpreted as a path', async () => {
  for (const id of ['../secret', '', 'x', '%2e%2e', '1700000000000-000001-0000000g']) {
    expect(await outbox.read(id)).toBeNull();
  }
  expect(await outbox.read('1700000000000-000001-00000000')).toBeNull();
});

test('the pages escape everything, link what the mail links and allow no scripts', async () => {
  const app = Fastify();
  await app.register(outboxRoutes, { outbox });
  try {
    expect((await app.inject('/__outbox')).body).toContain('No mail has been sent.');
    const hostile = '<img src=x onerror=alert(1)>';
    const link = 'http://localhost:3000/x?a=1&b=2';
    const text = `https://evil.example/ ${hostile} "quoted" ${link}`;
    await outbox.send({ ...ada, subject: hostile, text, links: [link] });
    const [mail] = await outbox.list();
    const list = await app.inject('/__outbox');
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).toContain(`<a href="/__outbox/${mail?.id}">&lt;img src=x onerror=alert(1)&gt;</a>`);
    const page = await app.inject(`/__outbox/${mail?.id}`);
    expect(page.body).toContain(
      '<pre>https://evil.example/ &lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; ' +
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
