import { formatNumber } from '#src/components/format.ts';

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: `512 bytes`, `1.4 MB`. */
export function formatSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** step;
  return `${formatNumber(value < 10 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value))} ${units[step]}`;
}
