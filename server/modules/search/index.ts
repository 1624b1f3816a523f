import type { HandlersOf } from '#server/contract/types.ts';
import { findRecords, viewableRegisters } from '#server/modules/record/index.ts';

/** The search over all registers. */
export const searchHandlers: HandlersOf<'Search'> = {
  records: ({ query }, context) => findRecords(viewableRegisters(context), query.text.trim()),
};
