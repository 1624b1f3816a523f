import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';

import { mappingFile } from '../files/write-mappings.ts';
import { listedSets, moveSet, removeSet, setShown } from '../mapping/sets.ts';
import { platformScope } from '../scope.ts';
import { importMappings } from './mappings.ts';

/**
 * The platform's sets of mappings.
 * @param follow makes positions of organisations follow a set that was published or withdrawn
 */
export function mappingSetHandlers(
  platform: PlatformDatabase,
  follow: (setId: string) => Promise<void>,
): HandlersOf<'MappingSets'> {
  return {
    sets: (_input, context) => {
      const scope = platformScope(platform, context);
      return scope.within(({ database }) => listedSets(database, scope.ownerId));
    },
    get: ({ path: { id } }, context) => {
      const scope = platformScope(platform, context);
      return scope.within(({ database }) => setShown(database, scope.ownerId, id));
    },
    importFile: ({ query, body }, context) => importMappings(platformScope(platform, context), query, body),
    exportFile: async ({ path: { id }, query: { format } }, context) => {
      const scope = platformScope(platform, context);
      return mappingFile(await scope.within(({ database }) => setShown(database, scope.ownerId, id)), format);
    },
    async changeStatus({ path: { id }, body: { action } }, context) {
      const scope = platformScope(platform, context);
      const moved = await scope.within((work) => moveSet(work, scope.ownerId, { id, action }));
      await follow(moved.id);
      return moved;
    },
    undoImport: ({ path: { id } }, context) => {
      const scope = platformScope(platform, context);
      return scope.within((work) => removeSet(work, scope.ownerId, id));
    },
  };
}
