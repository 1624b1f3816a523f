import { erambaColumns, type ErambaColumn } from '#domain/questionnaire-files/eramba-layout.ts';
import { readEramba } from '#domain/questionnaire-files/read-eramba.ts';

import { countingIds, rowsOf } from './support.ts';

type Row = Readonly<Partial<Record<ErambaColumn, string>>>;

/** What is read of these rows. */
export const read = (...rows: readonly Row[]) =>
  readEramba(rowsOf(rows.map((row) => erambaColumns.map((column) => row[column] ?? ''))), countingIds());

/** A choice between Yes and No, by its number, with its text unless another is given. */
export const choice = (id: string, rest: Row = {}): Row => ({
  'Chapter ID': id.split('.', 1).join(''),
  'Chapter Title': 'Access',
  'Question ID': id,
  'Question Title': `${id}?`,
  'Answer Type': '2',
  'Dropdown Options': 'Yes|No',
  ...rest,
});

export const shows = (id: string, shown: string): Row => choice(id, { 'Dropdown Option Show another Question': shown });
export const scores = (id: string, score: string, multipliers: string): Row =>
  choice(id, {
    'Dropdown Scoring': '1',
    'Dropdown Option Score': score,
    'Dropdown Option Score Multiplier': multipliers,
  });
