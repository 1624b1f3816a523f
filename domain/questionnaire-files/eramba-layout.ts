import type { SheetRow } from './reading.ts';

/* The layout of eramba's questionnaires: a row for each question, by position, because its own header has broken quotes. */

export const erambaColumns = [
  'Chapter ID',
  'Chapter Title',
  'Chapter Description',
  'Question ID',
  'Question Title',
  'Question Description',
  'Answer Type',
  'Dropdown Options',
  'Dropdown Warnings',
  'Dropdown Scoring',
  'Dropdown Option Score',
  'Dropdown Option Score Multiplier',
  'Dropdown Option Show another Question',
  'Question Comments & Attachments',
] as const;

export type ErambaColumn = (typeof erambaColumns)[number];

/** Whether a row is the header of the layout. */
export const isErambaHeader = ({ cells }: SheetRow): boolean => /chapter id/iu.test(cells[0] ?? '');
