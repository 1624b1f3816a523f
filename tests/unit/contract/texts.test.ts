import { describe, expect, test } from 'vitest';

import { isLine, isName, lineOf, nameOf } from '#openapi/texts.ts';

describe('a line', () => {
  test.each([
    ['Ada Lovelace', true],
    ['', false],
    [' ', false],
    ['two\nlines', false],
    ['right\u202eleft', false],
  ])('%j: %s', (text, expected) => {
    expect(isLine(text)).toBe(expected);
  });

  test.each([
    ['Ada', 'Ada'],
    ['  Ada \n Lovelace\t', 'Ada  Lovelace'],
    ['\u202eAda', 'Ada'],
    ['\n\t', undefined],
    ['', undefined],
  ])('made of %j is %j', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });
});

describe('a name', () => {
  test.each([
    'Ada Lovelace',
    'Booking.com',
    "Siobhán O'Neill-Ng, PhD",
    'Amazon Web Services (EMEA) SARL: Zürich',
    '株式会社ヴァル研究所',
    'عبد الله',
    'Wwwhatever GmbH & Co. KG',
    'A/S Danmarks : Skibskredit',
    'x'.repeat(200),
  ])('may be %s', (text) => {
    expect([isName(text), nameOf(` ${text} `)]).toEqual([true, text]);
  });

  test.each([
    'Ada https://evil.example',
    'Ada javascript://evil',
    'see WWW.evil.example',
    'Awww.',
    'https：／／evil.example',
    'ｗｗｗ．evil.example',
    '𝐰𝐰𝐰.evil.example',
    'www…evil.example',
    'Ada\nLovelace',
    'Ada\u2028Lovelace',
    'Ada\u0085Lovelace',
    '\u202eadA',
    ' ',
    '',
  ])('is not %j', (text) => {
    expect(isName(text)).toBe(false);
  });

  test('holds an address in no form that is one after normalisation', () => {
    const all = Array.from({ length: 0x11_00_00 }, (_, point) => point).filter(
      (point) => point < 0xd8_00 || point > 0xdf_ff,
    );
    const formsOf = (letter: string) =>
      all.map((point) => String.fromCodePoint(point)).filter((form) => form.normalize('NFKC').toLowerCase() === letter);
    const texts = [
      ...formsOf(':').map((form) => `a${form}//b`),
      ...formsOf('/').map((form) => `a:${form}/b`),
      ...formsOf('w').map((form) => `a w${form}w.b`),
      ...all
        .map((point) => String.fromCodePoint(point))
        .filter((form) => form.normalize('NFKC').startsWith('.'))
        .map((form) => `www${form}b`),
    ];
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => isName(text))).toEqual([]);
  });

  test('made of one that holds an address is none', () => {
    expect(nameOf('Ada www.evil.example')).toBeUndefined();
  });
});
