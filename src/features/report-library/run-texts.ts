import type { ReportRun } from '#src/api/reports.ts';
import { formatNumber } from '#src/components/format.ts';

/** The size of a file in kilobytes. */
export const sizeOf = (bytes: number): string => `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;

/** What is said below the name of a run. */
export function noteOf({ failure, late, skipped, leftOut }: ReportRun): string {
  const parts = [
    failure ?? '',
    late ? 'Made later than planned' : '',
    skipped === 0 ? '' : `${formatNumber(skipped)} earlier left out`,
    leftOut.length === 0 ? '' : 'Without sections that its author may not view',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
