/** The size of a file in the language of the page: `15 bytes`, `4.2 MB`. */
export function fileSize(bytes: number, locale: string): string {
  const unitOf = (unit: string, unitDisplay: 'short' | 'long' = 'short') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 });
  if (bytes < 1000) return unitOf('byte', 'long').format(bytes);
  return bytes < 1_000_000 ? unitOf('kilobyte').format(bytes / 1000) : unitOf('megabyte').format(bytes / 1_000_000);
}
