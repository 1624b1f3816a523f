import { describe, expect, test } from 'vitest';

import { radio, read, yesNo } from './sheet-rows.ts';
import { conditionsIn, problemLines } from './support.ts';

describe('conditions', () => {
  test('name an earlier question and answers that it offers', () => {
    const result = read(
      yesNo('1'),
      radio('2', 'One\nTwo\nThree', { 'Shown when': ' 1 ', 'Shown for': ' No ' }),
      yesNo('3', { 'Shown when': '2', 'Shown for': 'One\n\nTwo\nOne' }),
      yesNo(''),
    );
    expect(problemLines(result)).toEqual([]);
    expect(conditionsIn(result)).toEqual({ '1?': null, '2?': '1? = No', '3?': '2? = One, Two', '?': null });
  });

  test('others are dropped, and named', () => {
    const many = Array.from({ length: 21 }, (_, index) => `Option ${index}`);
    const result = read(
      yesNo('1'),
      yesNo('2', { Type: 'Date' }),
      radio('3', many.join('\n')),
      yesNo(''),
      yesNo('4', { 'Shown when': '9', 'Shown for': 'Yes' }),
      yesNo('5', { 'Shown when': '', 'Shown for': 'Yes' }),
      yesNo('6', { 'Shown when': '2', 'Shown for': 'Yes' }),
      yesNo('7', { 'Shown when': '1', 'Shown for': '' }),
      yesNo('8', { 'Shown when': '1', 'Shown for': 'Yes\nMaybe' }),
      yesNo('9', { 'Shown when': '3', 'Shown for': many.join('\n') }),
      yesNo('10', { 'Shown when': '3', 'Shown for': many.slice(1).join('\n') }),
      yesNo(' 1 '),
      yesNo('11', { 'Shown when': '1', 'Shown for': 'Yes' }),
    );
    expect(problemLines(result)).toEqual([
      '6 Shown when: There is no earlier question 9: always shown',
      '7 Shown when: There is no earlier question : always shown',
      '8 Shown when: Question 2 is not answered by choosing: always shown',
      '9 Shown when: Several questions have the number 1; spreadsheet programs make 1.1 of 1.10: always shown',
      '10 Shown when: Several questions have the number 1; spreadsheet programs make 1.1 of 1.10: always shown',
      '11 Shown for: List answers that question 3 offers, one in each line: always shown',
      '14 Shown when: Several questions have the number 1; spreadsheet programs make 1.1 of 1.10: always shown',
    ]);
    const { '10?': twenty } = conditionsIn(result);
    expect(twenty).toBe(`3? = ${many.slice(1).join(', ')}`);
  });

  test('on no answer, or one that is not offered, are dropped', () => {
    const result = read(
      yesNo('1'),
      yesNo('2', { 'Shown when': '1' }),
      yesNo('3', { 'Shown when': '1', 'Shown for': 'Yes\nMaybe' }),
    );
    expect(problemLines(result)).toEqual([
      '3 Shown for: List answers that question 1 offers, one in each line: always shown',
      '4 Shown for: List answers that question 1 offers, one in each line: always shown',
    ]);
    expect(conditionsIn(result)).toEqual({ '1?': null, '2?': null, '3?': null });
  });
});
