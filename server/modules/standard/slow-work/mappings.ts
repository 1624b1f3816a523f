import type { CatalogueMappings } from '#domain/catalogue-files/catalogue.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import { withWholeFile } from '#server/fair/arriving.ts';

import { storeSet } from '../mapping/sets.ts';
import type { CatalogueScope } from '../scope.ts';
import { readInWorker } from './files.ts';

type Names = Input<'MappingSets.importFile'>['query'];

/** A set with the names that its file does not have. @throws ApiError 400 for one that is still missing */
function named(set: CatalogueMappings, { title, source, target }: Names): CatalogueMappings {
  const whole = {
    ...set,
    source: set.source || (source ?? ''),
    target: set.target || (target ?? ''),
  };
  const missing = [
    ...(whole.source === '' ? [{ field: 'source', message: 'Enter the standard that is mapped' }] : []),
    ...(whole.target === '' ? [{ field: 'target', message: 'Enter the standard that it is mapped to' }] : []),
  ];
  if (missing.length > 0) throw invalid(missing);
  return { ...whole, title: title ?? (set.title || `${whole.source} to ${whole.target}`) };
}

/** Imports the sets of a file as drafts, in one transaction. @throws ApiError 400 with the place of what is wrong */
export const importMappings = (
  scope: CatalogueScope,
  names: Names,
  body: AsyncIterable<Uint8Array>,
): Promise<Schemas['MappingImport']> =>
  withWholeFile(body, scope.holder, async (file) => {
    const { content, warnings } = await readInWorker(file, {}, scope.ownerId);
    if (content.kind !== 'MAPPINGS')
      throw invalid([{ field: 'file', message: 'This file has a standard, not mappings between standards' }]);
    const given = content.sets.map((set) => named(set, names));
    const sets = await scope.within(async (work) => {
      const stored: Schemas['MappingSet'][] = [];
      for (const set of given) stored.push(await storeSet(work, scope.ownerId, set));
      return stored;
    });
    return { sets, warnings: [...warnings] };
  });
