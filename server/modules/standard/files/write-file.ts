import { Readable } from 'node:stream';

import type { Catalogue } from '#domain/catalogue-files/catalogue.ts';
import { writeOscalCatalogue } from '#domain/catalogue-files/oscal/write-catalogue.ts';
import { writeStandardSheet } from '#domain/catalogue-files/sheet/write-standard.ts';
import { standardName } from '#domain/compliance/standard-name.ts';
import type { FileAnswer } from '#server/contract/types.ts';
import { tableFile } from '#server/modules/record/index.ts';

/** The version that is written. */
interface WrittenVersion {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly createdAt: Date;
}

/** The name of a file, without what some systems do not allow in one. */
export const fileNameOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 100);

const nameOf = (version: Pick<WrittenVersion, 'title' | 'number'>): string => fileNameOf(standardName(version));

/** A version as an OSCAL catalogue. The same version gives the same bytes. */
export function oscalFile(version: WrittenVersion, catalogue: Catalogue): FileAnswer {
  const written = writeOscalCatalogue(catalogue, { uuid: version.id, lastModified: version.createdAt.toISOString() });
  return {
    name: `${nameOf(version)}.oscal.json`,
    contentType: 'application/oscal.catalog+json',
    content: Readable.from([`${JSON.stringify(written)}\n`]),
  };
}

/** A standard in the layout of the template. */
export const sheetFile = (
  version: Pick<WrittenVersion, 'title' | 'number'>,
  catalogue: Pick<Catalogue, 'groups' | 'controls'>,
  kind: 'csv' | 'xlsx',
): FileAnswer => tableFile(nameOf(version), writeStandardSheet(catalogue), kind);
