import { shownFields } from '#domain/report/columns.ts';
import type { ReportCell, ReportRow, ReportSection } from '#domain/report/content.ts';
import type { CountSection, RegisterSection } from '#domain/report/kind.ts';
import type { DaySpan } from '#domain/report/period.ts';
import { daysOf, isPeriod } from '#domain/time/rough-time.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { textsOfKind } from '#domain/words/index.ts';
import type { Schemas } from '#server/contract/types.ts';
import { labelOf } from '#server/modules/record/index.ts';

import type { PastRecord, PastRecords } from './records.ts';

/** Which of the records a section shows, and what of them. */
export interface Chosen {
  readonly filters: readonly Schemas['ReportFilter'][];
  readonly columns: readonly Schemas['ReportColumns'][];
  readonly span: DaySpan | null;
  readonly timeZone: string;
}

export const text = (value: string): ReportCell => (value === '' ? null : { type: 'text', value });
export const number = (value: number): ReportCell => ({ type: 'number', value });

const textOf = (cell: ReportCell | undefined): string => (cell ? String(cell.value) : '');

/** Whether the day of a cell is within a period: of a month or year, all its days. */
function isWithin(span: DaySpan, cell: ReportCell | undefined, timeZone: string): boolean {
  if (!cell) return false;
  const day = cell.type === 'instant' ? dayAndTimeIn(timeZone, cell.value).day : String(cell.value);
  const { first, last } = isPeriod(day) ? daysOf(day) : { first: day, last: day };
  return span.from <= first && last <= span.to;
}

/** The records that a section shows: those within the filters and the period. */
function chosenFrom(
  { of, dated }: Pick<RegisterSection | CountSection, 'of' | 'dated'>,
  { records }: PastRecords,
  { filters, span, timeZone }: Chosen,
): PastRecord[] {
  const words = textsOfKind(of);
  const allowed = filters.map(({ field, values }) => {
    const fieldText = words[field];
    return { field, labels: new Set(values.map((value) => (fieldText ? labelOf(fieldText, value) : value))) };
  });
  return records.filter(({ cells }) => {
    if (!allowed.every(({ field, labels }) => labels.has(textOf(cells.get(field))))) return false;
    if (span === null || dated === undefined) return true;
    return isWithin(span, cells.get(dated), timeZone);
  });
}

const nameOf = ({ cells }: PastRecord): string => `${textOf(cells.get('ref'))} ${textOf(cells.get('title'))}`.trim();

/** A table of records. */
export function registerSection(section: RegisterSection, past: PastRecords, chosen: Chosen): ReportSection {
  const fields = shownFields(section, chosen.columns);
  const shown = past.fields.filter(({ key }) => fields.some((field) => key === field || key.startsWith(`${field}.`)));
  return {
    key: section.key,
    title: section.title,
    note: '',
    columns: shown.map(({ key, label, weight }) => ({ key, label, weight })),
    rows: chosenFrom(section, past, chosen).map((record) => ({
      key: record.id,
      recordId: record.id,
      name: nameOf(record),
      cells: shown.map(({ key }) => record.cells.get(key) ?? null),
    })),
  };
}

/** The labels of a field in the order of its values; then those that are no longer among them. */
function labelsOf(of: CountSection['of'], field: string, found: Iterable<string>): string[] {
  const { values } = textsOfKind(of)[field] ?? {};
  const known = typeof values === 'object' ? Object.values(values) : [];
  return [...new Set([...known, ...[...found].toSorted()])];
}

/** How many records have each value of some fields. */
export function countSection(section: CountSection, past: PastRecords, chosen: Chosen): ReportSection {
  const records = chosenFrom(section, past, chosen);
  const none = 'Not set';
  const rows = section.by.flatMap((field): ReportRow[] => {
    const label = textsOfKind(section.of)[field]?.label ?? field;
    const counts = new Map<string, number>();
    for (const { cells } of records) {
      const value = textOf(cells.get(field)) || none;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return labelsOf(section.of, field, counts.keys())
      .filter((value) => value !== none || counts.has(none))
      .map((value) => ({
        key: `${field} ${value}`,
        recordId: null,
        name: `${label}: ${value}`,
        cells: [text(label), text(value), number(counts.get(value) ?? 0)],
      }));
  });
  const all = { key: 'all', recordId: null, name: 'All', cells: [text('All'), null, number(records.length)] };
  return {
    key: section.key,
    title: section.title,
    note: '',
    columns: [
      { key: 'field', label: 'By', weight: 2 },
      { key: 'value', label: 'Value', weight: 3 },
      { key: 'number', label: 'Number', weight: 1 },
    ],
    rows: [all, ...rows],
  };
}
