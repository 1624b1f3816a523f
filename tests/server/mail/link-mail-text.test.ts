import { expect, test } from 'vitest';

import { compose } from '#server/mail/compose.ts';
import { mailOf } from '#server/mail/text.ts';
import { digestMail } from '#server/modules/reminder/slow-work/digest-mail.ts';
import { mailText } from '#server/modules/secure-link/index.ts';

const origin = 'https://attest.example';
const url = 'https://evil.example/login';

/** What people can write, or could before names were checked. */
const hostile = `Ada,\n\nYour account is locked. Unlock it here:\r\n${url}\u2028\u2029\u0085\n \n${' '.repeat(200)}www.evil.example`;

const composed = (text: ReturnType<typeof mailOf>) =>
  compose({ id: 'a-1', to: 'ada@example.com', ...text }, 'Attest <no-reply@attest.example>');

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const linkMail = (words: object = {}) =>
  composed(
    mailText({
      kind: 'REQUEST',
      productName: 'Attest',
      organisation: 'Harbour',
      name: 'Ada',
      link: { origin, path: '/policy/secure/abc' },
      end: { expiresAt: new Date('2026-12-01T00:00:00Z'), endZone: 'UTC' },
      subject: 'acknowledge “Clean desk”',
      request: 'read and acknowledge “Clean desk”, version 1.0',
      action: 'Read it',
      danger: 'acknowledge in your name',
      about: 'this version',
      more: ['One answer is to be clarified.'],
      ...words,
    }),
  );

test.each(['productName', 'organisation', 'name', 'subject', 'request'])(
  'a %s with line breaks and an address adds no line, link or header to a mail with a link',
  (field) => {
    const lines = (text: string) => text.split('\n').length;
    const mail = linkMail({ [field]: hostile });
    expect(lines(mail.text)).toBe(lines(linkMail().text));
    expect(hrefs(mail.html)).toEqual([`${origin}/policy/secure/abc`]);
    expect(mail.html.match(/<p>/g)).toHaveLength(linkMail().html.match(/<p>/g)?.length ?? 0);
    expect(mail.subject).not.toMatch(/\p{Cc}/u);
  },
);

test('a stored name that holds an address is not repeated in the mail', () => {
  const { text, html } = linkMail({ name: hostile });
  expect(text).toMatch(/^Hello,\n/);
  expect(text + html).not.toContain('evil');
});

test('a digest links to records and settings, whatever it quotes', () => {
  const rows = [{ title: 'Updated', description: hostile, entityType: 'risk', entityId: '1' }];
  const mail = composed(
    digestMail({ origin, productName: 'Attest', organisationId: 'o', organisation: hostile, rows, total: 2 }),
  );
  expect(hrefs(mail.html)).toEqual([
    `${origin}/notifications?kind=risk&amp;record=1&amp;organisation=o`,
    `${origin}/notifications?organisation=o`,
    `${origin}/profile`,
  ]);
  expect(mail.text.split('\n')).toHaveLength(12);
});

test('a long subject is cut to what a message may have', () => {
  expect(composed(mailOf('😀'.repeat(300), [['Text']])).subject.length).toBeLessThanOrEqual(200);
});
