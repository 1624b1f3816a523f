import { expect, test } from 'vitest';

import { cellOfText, textOfCell } from '#domain/files/formula.ts';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\t=1',
  '\r=1',
  '\n=1',
  "=cmd|' /C calc'!A0",
];

test.each(formulas)('%j is written so that no spreadsheet program evaluates it, and is read back', (text) => {
  expect(cellOfText(text)).toBe(`'${text}`);
  expect(textOfCell(cellOfText(text))).toBe(text);
});

test.each(["'=1", "''+1", "'", "''", "'tis", '', 'a=b', "a'=b", ' =1', 'Plain'])(
  '%j is read back unchanged',
  (text) => {
    expect(cellOfText(text)).not.toMatch(/^[=+\-@]/);
    expect(textOfCell(cellOfText(text))).toBe(text);
  },
);

test.each(["'tis", 'a-b', ''])('%j is written as it is', (text) => expect(cellOfText(text)).toBe(text));
