import type { HandlersOf } from '#server/contract/types.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { holderOf } from '#server/fair/shared.ts';

import { noteDrift } from './drift.ts';
import { importDevices } from './import/store.ts';
import { moveDevices, type AddAsset } from './move.ts';
import { runZeroPage } from './page.ts';
import { proposalsFor } from './proposals.ts';
import { runZeroStatistics } from './statistics.ts';

/** The devices that runZero has found (decision 063). @param addAsset of the register that they are moved into */
export const runZeroHandlers = (addAsset: AddAsset): HandlersOf<'RunZeroAssets'> => ({
  statistics: runZeroStatistics,
  list: ({ query }, context) => runZeroPage(query, context),
  importFile: ({ body, query: { complete = false } }, context) =>
    withWholeFile(body, holderOf(context), (file, recalled) => importDevices(file, { ...context, complete, recalled })),
  proposals: ({ query }, context) => proposalsFor(query.id, context),
  move: ({ body: { devices } }, context) => moveDevices(addAsset, devices, context),
  noteDrift: ({ body: { deviceIds } }, context) => noteDrift(deviceIds, context),
});
