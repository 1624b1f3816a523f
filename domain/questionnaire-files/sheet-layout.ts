/* The layout of Attest's own form: a row for each question. Lists have a line for each of their parts. */

export const sheetColumns = [
  'Section',
  'Section description',
  'Number',
  'Question',
  'Help',
  'Type',
  'Required',
  'Placeholder',
  'Options',
  'Scores',
  'Warnings',
  'Weight',
  'File types',
  'Largest file (MB)',
  'Shown when',
  'Shown for',
] as const;

export type SheetColumn = (typeof sheetColumns)[number];
