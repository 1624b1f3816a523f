import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { ParsedMessage } from '#server/mail/eml.ts';
import { type Mail, MailError } from '#server/mail/mail.ts';
import { openOutbox } from '#server/mail/outbox.ts';
import { openSmtp } from '#server/mail/smtp.ts';

import { openSmtpServer } from './smtp-server.ts';

/** A driver, and what has arrived through it, oldest first. */
interface OpenDriver {
  readonly mail: Mail;
  readonly domain: string;
  arrived(): Promise<(ParsedMessage & { source: string })[]>;
  close(): Promise<void>;
}

async function openFiles(): Promise<OpenDriver> {
  const directory = await mkdtemp(join(tmpdir(), 'attest-outbox-'));
  const outbox = await openOutbox(directory);
  return {
    mail: outbox,
    domain: 'localhost',
    async arrived() {
      const messages = (await outbox.list()).toReversed();
      const names = (await readdir(directory)).toSorted();
      const sources = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
      return messages.map((message, index) => ({ ...message, source: sources[index] ?? '' }));
    },
    async close() {
      await outbox.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function openServer(): Promise<OpenDriver> {
  const server = await openSmtpServer();
  const mail = openSmtp(`smtp://${server.host}`, 'Attest <no-reply@attest.example>');
  return {
    mail,
    domain: 'attest.example',
    arrived: async () => server.received,
    async close() {
      await mail.close();
      await server.close();
    },
  };
}

const ada = { id: 'a-1', to: 'ada@example.com', subject: 'Hello', text: 'First line\nSecond line' };

describe.each([
  ['the outbox', openFiles],
  ['SMTP', openServer],
])('mail by %s', (_name, open) => {
  let driver: OpenDriver;
  beforeEach(async () => {
    driver = await open();
  });
  afterEach(() => driver.close());

  const send = async (change: object) => {
    await driver.mail.send({ ...ada, ...change });
    const messages = await driver.arrived();
    return messages[messages.length - 1];
  };

  test('arrives as text and as HTML, under an id that stays the same when it is sent again', async () => {
    const messageId = `<a-1@${driver.domain}>`;
    const { source, ...first } = (await send({})) ?? { source: '' };
    expect(first).toMatchObject({
      messageId,
      to: 'ada@example.com',
      subject: 'Hello',
      text: 'First line\nSecond line',
      html: expect.stringContaining('<p>First line<br>\nSecond line</p>'),
    });
    expect(source).toContain(`From: Attest <no-reply@${driver.domain}>\r\n`);
    expect(source).toContain('To: ada@example.com\r\n');
    expect(source).toContain('Auto-Submitted: auto-generated\r\n');
    expect(await send({})).toMatchObject({ messageId });
    expect(await send({ id: 'a-2' })).toMatchObject({ messageId: `<a-2@${driver.domain}>` });
  });

  test.each([
    'Zażółć gęślą jaźń ✓ – a subject so long that it must be folded into several encoded words by the writer',
    'Short = ascii? _underscores_',
    'x'.repeat(200),
  ])('keeps the subject %s', async (subject) => {
    expect(await send({ subject })).toMatchObject({ subject });
  });

  test.each([
    `${'long line '.repeat(60)}\n\nwith = signs, a trailing space \n.\n..dots and ünïcode ✓`,
    '✓'.repeat(500),
    'https://localhost:3000/a?b=c&d=é',
    'Bcc: eve@example.com\n\nTo: eve@example.com',
  ])('keeps the text %#', async (text) => {
    expect(await send({ text })).toMatchObject({ text, to: ada.to });
  });

  test('escapes what people wrote, and links to nothing but the pages that it names', async () => {
    const link = 'https://grc.example/x?a=1&b=2';
    const text = `<img src=x onerror=alert(1)> & "quotes" https://evil.example/\n\nAll: ${link}\n\nhttps://evil.example/\n\n${link}<script>`;
    expect(await send({ text, links: [link] })).toMatchObject({
      html: expect.stringContaining(
        '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot; https://evil.example/</p>\n' +
          '<p>All: <a href="https://grc.example/x?a=1&amp;b=2">https://grc.example/x?a=1&amp;b=2</a></p>\n' +
          '<p>https://evil.example/</p>\n' +
          '<p>https://grc.example/x?a=1&amp;b=2&lt;script&gt;</p>',
      ),
    });
  });

  test('has both themes without fetching anything, and shows the link that it is about', async () => {
    const { html = '' } =
      (await send({ text: 'Read it here:\nhttps://grc.example/x', links: ['https://grc.example/x'] })) ?? {};
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/url\(|@import|src=/);
    expect(html).toContain('<a class="action" href="https://grc.example/x">https://grc.example/x</a>');
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
    { id: 'a>\r\nBcc: eve@example.com' },
  ])('rejects %j before anything is sent', async (change) => {
    await expect(driver.mail.send({ ...ada, ...change })).rejects.toThrow(MailError);
    expect(await driver.arrived()).toEqual([]);
  });
});
