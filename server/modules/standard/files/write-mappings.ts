import { Readable } from 'node:stream';

import { writeOscalMappings } from '#domain/catalogue-files/oscal/write-mappings.ts';
import { writeMappingSheet } from '#domain/catalogue-files/sheet/mappings.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import { uuidOf } from '#server/jobs/jobs.ts';
import { tableFile } from '#server/modules/record/index.ts';

import { fileNameOf } from './write-file.ts';

/** A set of mappings as an OSCAL mapping-collection, or in the layout of the template. The same set gives the same bytes. */
export function mappingFile(
  { set, mappings }: Schemas['MappingSetContent'],
  format: Schemas['MappingFormat'],
): FileAnswer {
  const name = fileNameOf(set.title);
  if (format === 'oscal') {
    const { id, title, source, target, createdAt } = set;
    const written = writeOscalMappings(
      { title, source, target, mappings },
      { uuid: id, lastModified: createdAt },
      (of) => uuidOf('mapping', id, of),
    );
    return {
      name: `${name}.oscal.json`,
      contentType: 'application/oscal.mapping-collection+json',
      content: Readable.from([`${JSON.stringify(written)}\n`]),
    };
  }
  return tableFile(name, writeMappingSheet(mappings), 'csv');
}
