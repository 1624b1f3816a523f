import type { ReportCell, ReportSection } from '#domain/report/content.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { writtenDay, writtenNumber } from '#domain/words/field-text.ts';

/** A value as people read it, with times where the organisation is. */
export function cellText(cell: ReportCell, timeZone: string): string {
  if (cell === null) return '';
  if (cell.type === 'number') return writtenNumber(cell.value);
  if (cell.type === 'day') return writtenDay(cell.value);
  if (cell.type === 'text') return cell.value;
  const { day, time } = dayAndTimeIn(timeZone, cell.value);
  return `${writtenDay(day)} ${time}`;
}

/** Whether a column has numbers and nothing else: its head stands above them, at the end. */
export function isOfNumbers({ rows }: Pick<ReportSection, 'rows'>, column: number): boolean {
  const cells = rows.flatMap((row) => row.cells[column] ?? []);
  return cells.length > 0 && cells.every(({ type }) => type === 'number');
}

/** The more readable of black and white on a colour (WCAG's relative luminance). */
export function inkOn(fill: string): string {
  const channel = (at: number): number => {
    const part = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 0.179 ? '#11191B' : '#FFFFFF';
}
