import type { HandlersOf } from '#server/contract/types.ts';
import { chooseToWatch, findViewable, holdViewable, watchersOf } from '#server/modules/record/index.ts';

/** The watchers of the records of all registers (decision 062). */
export const recordWatchingHandlers: HandlersOf<'RecordWatching'> = {
  get: async ({ path: { id } }, context) => watchersOf(context, await findViewable(context, id)),

  async set({ path: { id }, body: { watching } }, context) {
    const entity = await holdViewable(context, id);
    await chooseToWatch(context, entity.id, watching);
    return watchersOf(context, entity);
  },
};
