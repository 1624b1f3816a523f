import { Readable } from 'node:stream';

import type { Catalogue } from '#domain/catalogue-files/catalogue.ts';
import { writeOscalCatalogue } from '#domain/catalogue-files/oscal/write-catalogue.ts';
import { writeStandardSheet } from '#domain/catalogue-files/sheet/write-standard.ts';
import type { FileAnswer } from '#server/contract/types.ts';
import { formatsOfColumns, type Column } from '#server/modules/record/index.ts';

/** The version that is written. */
interface WrittenVersion {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly createdAt: Date;
}

/** The name of a file, without what some systems do not allow in one. */
export const fileNameOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 100);

const nameOf = ({ title, number }: Pick<WrittenVersion, 'title' | 'number'>): string =>
  fileNameOf(`${title} ${number}`);

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

/** A standard in the layout of the template. */
export function sheetFile(
  version: Pick<WrittenVersion, 'title' | 'number'>,
  catalogue: Pick<Catalogue, 'groups' | 'controls'>,
  kind: 'csv' | 'xlsx',
): FileAnswer {
  const [header = [], ...rows] = writeStandardSheet(catalogue);
  const columns = header.map((name, index): Column => ({
    header: name,
    cellOf: (row) => ({ type: 'text', value: cellOf(row, index) }),
  }));
  const { extension, contentType, start, batch, end, open } = formatsOfColumns(columns)[kind];
  const { into, file } = open();
  // A standard is small: what is written waits in memory until it is read.
  into.end(`${start}${batch(rows, 0)}${end(rows.length)}`);
  return { name: `${nameOf(version)}.${extension}`, contentType, content: file };
}
