import type { ExportFormat } from '#machines/export/export.types.ts';

const labels: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel', json: 'JSON' };

/** The name of a format in running text. */
export const exportFormatLabel = (format: ExportFormat): string => labels[format];

const isFormat = (key: string): key is ExportFormat => Object.hasOwn(labels, key);

/** The formats in the order of the menu. */
export const exportFormats = Object.keys(labels).filter(isFormat);
