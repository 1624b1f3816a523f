import { buffer } from 'node:stream/consumers';

import type { HandlersOf } from '#server/contract/types.ts';

import { importDevices } from './import/store.ts';
import { moveDevices, type AddAsset } from './move.ts';
import { runZeroPage } from './page.ts';
import { runZeroStatistics } from './statistics.ts';

/** The devices that runZero has found (decision 063). @param addAsset of the register that they are moved into */
export const runZeroHandlers = (addAsset: AddAsset): HandlersOf<'RunZeroAssets'> => ({
  statistics: runZeroStatistics,
  list: ({ query }, context) => runZeroPage(query, context),
  importFile: async ({ body }, context) => importDevices(await buffer(body), context),
  move: ({ body: { deviceIds } }, context) => moveDevices(addAsset, deviceIds, context),
});
