import { describe, expect, test } from 'vitest';

import { readNumber } from '#domain/provider-assessment/number-answer.ts';
import { answerProblemText } from '#domain/words/provider-assessment-answers.ts';

const number = (value: string) => ({ kind: 'NUMBER', value });
const doubt = (whole: string, decimal: string) => ({ kind: 'DOUBT', whole, decimal });

describe('a number answer', () => {
  test.each([
    ['99,5', '99.5'],
    ['99.5', '99.5'],
    [' 8 ', '8'],
    ['007', '007'],
    ['-1,25', '-1.25'],
    ['−4', '-4'],
    ['+2,5', '2.5'],
    [',5', '.5'],
    ['3,', '3.'],
    ['1,5e3', '1.5e3'],
    ['1,000e3', '1.000e3'],
    ['1,00', '1.00'],
    ['1,0000', '1.0000'],
    ['0,125', '0.125'],
    ['0.000', '0.000'],
    ['1234,567', '1234.567'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234.567', '1234.567'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 000', '1000'],
    ['1 234 567,25', '1234567.25'],
    ['1’000.5', '1000.5'],
    ["-1'000", '-1000'],
    ['１２', '12'],
  ])('%j is the number %s', (text, value) => {
    expect(readNumber(text)).toEqual(number(value));
  });

  test.each([
    ['1,000', '1000', '1'],
    ['1.000', '1000', '1'],
    ['12.345', '12345', '12.3450'],
    ['12,340', '12340', '12.34'],
    ['-100.250', '-100250', '-100.25'],
    [' 1,000 ', '1000', '1'],
  ])('%j is in doubt between %s and %s, neither of which is in doubt itself', (text, whole, decimal) => {
    expect(readNumber(text)).toEqual(doubt(whole, decimal));
    expect([whole, decimal].map(readNumber)).toEqual([number(whole), number(decimal)]);
    expect(answerProblemText('NUMBER_IN_DOUBT', { type: 'NUMBER' }, [text])).toBe(
      `“${text.trim()}” can mean ${whole} or ${decimal}. Enter the one you mean`,
    );
  });

  test.each([
    '',
    ' ',
    '-',
    ',',
    'about 50',
    '99,5 %',
    '1 2',
    '1 000 1',
    '1,2,3',
    '1.2,3.4',
    '1,00,000',
    '1.000,000.5',
    '--1',
    '1e9999',
    'Infinity',
    '0x10',
    'NaN',
  ])('%j is no number', (text) => {
    expect(readNumber(text)).toEqual({ kind: 'NONE' });
  });
});
