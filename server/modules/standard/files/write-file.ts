import { Readable } from 'node:stream';

import type { Catalogue } from '#domain/catalogue-files/catalogue.ts';
import { writeOscalCatalogue } from '#domain/catalogue-files/oscal/write-catalogue.ts';
import { writeStandardSheet } from '#domain/catalogue-files/sheet/write-standard.ts';
import type { FileAnswer } from '#server/contract/types.ts';
import { byteOrderMark, csvHeader, csvLines, type Column } from '#server/modules/record/index.ts';

/** The version that is written. */
interface WrittenVersion {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly createdAt: Date;
}

const nameOf = ({ title, number }: WrittenVersion): string =>
  `${title} ${number}`.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 100);

/** A version as an OSCAL catalogue. The same version gives the same bytes. */
export function oscalFile(version: WrittenVersion, catalogue: Catalogue): FileAnswer {
  const written = writeOscalCatalogue(catalogue, { uuid: version.id, lastModified: version.createdAt.toISOString() });
  return {
    name: `${nameOf(version)}.oscal.json`,
    contentType: 'application/oscal.catalog+json',
    content: Readable.from([`${JSON.stringify(written)}\n`]),
  };
}

const cellOf = (row: unknown, index: number): string => (Array.isArray(row) ? String(row[index] ?? '') : '');

/** A version in the layout of the template. */
export function sheetFile(version: WrittenVersion, catalogue: Catalogue): FileAnswer {
  const [header = [], ...rows] = writeStandardSheet(catalogue);
  const columns = header.map((name, index): Column => ({
    header: name,
    cellOf: (row) => ({ type: 'text', value: cellOf(row, index) }),
  }));
  return {
    name: `${nameOf(version)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Readable.from([`${byteOrderMark}${csvHeader(columns)}${csvLines(columns, rows)}`]),
  };
}
