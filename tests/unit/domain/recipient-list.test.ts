import { expect, test } from 'vitest';

import { recipientsIn } from '#domain/secure-link/recipient-list.ts';

const listed = (text: string) =>
  recipientsIn(text).recipients.map(({ name, email }) => (name === '' ? email : `${name} <${email}>`));

test.each([
  ['addresses, one to a line', 'ada@example.org\r\n\nbo@example.org\n', ['ada@example.org', 'bo@example.org']],
  [
    'separated by commas and semicolons',
    'ada@example.org, bo@example.org;cy@example.org',
    ['ada@example.org', 'bo@example.org', 'cy@example.org'],
  ],
  [
    'names with addresses in brackets',
    '"Ada Lovelace" <ada@example.org>, Bo <bo@example.org>',
    ['Ada Lovelace <ada@example.org>', 'Bo <bo@example.org>'],
  ],
  [
    'a table with a header',
    'Name,E-mail\nAda,ada@example.org\nBo,bo@example.org',
    ['Ada <ada@example.org>', 'Bo <bo@example.org>'],
  ],
  ['columns from a spreadsheet', 'Ada\tLovelace\tada@example.org', ['Ada Lovelace <ada@example.org>']],
  ['an address before its name', 'ada@example.org;Ada', ['Ada <ada@example.org>']],
  ['names with apostrophes', "O'Brien <ob@example.org>", ["O'Brien <ob@example.org>"]],
  [
    'names and addresses in quotes',
    `""Ada""<''ada@example.org''>\n" bo@example.org "`,
    ['Ada <ada@example.org>', 'bo@example.org'],
  ],
  ['a quoted name with a comma', '"Lee, Ann" <ann@example.org>', ['Ann Lee <ann@example.org>']],
  [
    'names with commas',
    'Lee, Ann <ann@example.org>, bo@example.org, Dale, Cy <cy@example.org>',
    ['Ann Lee <ann@example.org>', 'bo@example.org', 'Cy Dale <cy@example.org>'],
  ],
  [
    'what Outlook writes',
    "Lovelace, Ada ‹ada@partner.example›; O'Brien, Seán <sean+grc@partner.example>; ADA@Partner.example",
    ['Ada Lovelace <ada@partner.example>', "Seán O'Brien <sean+grc@partner.example>"],
  ],
  [
    'companies and people with a suffix, and names that look like one',
    'Acme, Inc <a@x.org>; "King, Martin, Jr." <b@x.org>; Lee, Jrue <c@x.org>; Lee, Zinc <d@x.org>',
    ['Acme, Inc <a@x.org>', 'King, Martin, Jr. <b@x.org>', 'Jrue Lee <c@x.org>', 'Zinc Lee <d@x.org>'],
  ],
  ['an address in brackets alone', '<ann@mail.example.co.uk>', ['ann@mail.example.co.uk']],
  ['a name before a comma and brackets', 'Ann, <ann@example.org>', ['Ann <ann@example.org>']],
  ['a company', 'Acme, Inc. <grc@acme.example>; b@example.org', ['Acme, Inc. <grc@acme.example>', 'b@example.org']],
  [
    'names with semicolons',
    '"Lee; Ann" <ann@example.org>; b@example.org',
    ['Lee; Ann <ann@example.org>', 'b@example.org'],
  ],
  [
    'an inch, which opens no quotation',
    'Pipe 5" <p@example.org>, b@example.org',
    ['Pipe 5 <p@example.org>', 'b@example.org'],
  ],
  ['an address of 254 characters', `${'x'.repeat(242)}@example.org`, [`${'x'.repeat(242)}@example.org`]],
  ['an address twice', 'Ada <ada@example.org>\nADA@example.org', ['Ada <ada@example.org>']],
])('a list of %s', (_, text, expected) => {
  expect(listed(text)).toEqual(expected);
  expect(recipientsIn(text).invalid).toEqual([]);
});

test('what is no address is returned as it was written', () => {
  const { recipients, invalid } = recipientsIn(
    `ada@example.org\nAda Lovelace\nbo@@example.org\n${'x'.repeat(260)}@example.org`,
  );
  expect(recipients).toEqual([{ name: '', email: 'ada@example.org' }]);
  expect(invalid).toEqual(['Ada Lovelace', 'bo@@example.org', `${'x'.repeat(260)}@example.org`]);
});

test.each([
  'ann@localhost',
  'Ann <ann@example.org',
  'ann@example.',
  'ann@.example',
  'ann@example..org',
  'bo bo@example.org',
  'bo@example.org bo',
  'Ada <ada@example.org> x',
  `${'x'.repeat(243)}@example.org`,
])('%s is no address', (text) => {
  expect(recipientsIn(`cy@example.org\n${text}`)).toEqual({
    recipients: [{ name: '', email: 'cy@example.org' }],
    invalid: [text],
  });
});

test('only the first line can be a header', () => {
  expect(recipientsIn('Mail address\ncy@example.org\nMail address').invalid).toEqual(['Mail address']);
});

test('a first line with an address is no header, and an empty list has nobody', () => {
  expect(listed('mail@example.org')).toEqual(['mail@example.org']);
  expect(recipientsIn(' \n')).toEqual({ recipients: [], invalid: [] });
});

test('a long name is cut, as the contract limits it', () => {
  expect(recipientsIn(`${'n'.repeat(250)} <ada@example.org>`).recipients[0]?.name).toHaveLength(200);
  expect(recipientsIn(`${'n'.repeat(250)},ada@example.org`).recipients[0]?.name).toHaveLength(200);
});

test('two names before one address are not made into one', () => {
  expect(recipientsIn('Chen, Lee, Ann <ann@example.org>; bo@example.org')).toEqual({
    recipients: [
      { name: 'Ann Lee', email: 'ann@example.org' },
      { name: '', email: 'bo@example.org' },
    ],
    invalid: ['Chen'],
  });
});

test('brackets hold together what stands in them', () => {
  const text = 'Ann <ann; ann@example.org>';
  expect(recipientsIn(text)).toEqual({ recipients: [], invalid: [text] });
});

test.each(['https://evil.example', 'WWW.evil.example', 'ｗｗｗ．evil.example'])(
  '%s is not taken for a name',
  (name) => {
    const recipients = [{ name: '', email: 'ada@example.org' }];
    expect(recipientsIn(`${name} <ada@example.org>`)).toEqual({ recipients, invalid: [] });
    expect(recipientsIn(`${name},ada@example.org`)).toEqual({ recipients, invalid: [] });
  },
);

test.each([
  ['bob@localhost; ann@example.org', '', 'bob@localhost'],
  ['bo@@example.org, ann@example.org', '', 'bo@@example.org'],
  ['bob@localhost\tann@example.org', '', 'bob@localhost'],
  ['ada@localhost, Ann Lee <ann@example.org>', 'Ann Lee', 'ada@localhost'],
])('a mistyped address is not taken for the name of the next one: %s', (line, name, mistyped) => {
  expect(recipientsIn(line)).toEqual({ recipients: [{ name, email: 'ann@example.org' }], invalid: [mistyped] });
});
