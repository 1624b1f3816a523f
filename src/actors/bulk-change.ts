import { fromPromise } from 'xstate';

import type { WholeChangeInput } from '#machines/batch-change/batch-change.machine.ts';
import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';
import type { WholeRemovalInput } from '#machines/register/register.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { bulkChanges } from '#src/api/record/bulk-changes.ts';
import type { Kind, RegisterSource } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

interface Named {
  readonly id: string;
}

/** Starts the same change to all records of a list. */
export const changeList = <K extends Kind>(api: ApiClient, source: RegisterSource<K>) =>
  fromPromise<BulkChange, WholeChangeInput>(({ input: { list, changes }, signal }) =>
    failing(() => source.calls(api).changeAll(list.query, { total: list.total, changes }, signal)),
  );

/** Starts the removal of all records of a list. */
export const removeList = <K extends Kind>(api: ApiClient, source: RegisterSource<K>) =>
  fromPromise<BulkChange, WholeRemovalInput>(({ input: { list, reason }, signal }) =>
    failing(() => source.calls(api).removeAll(list.query, { total: list.total, reason }, signal)),
  );

/** How far a change of a whole list is. */
export const readBulkChange = (api: ApiClient) =>
  fromPromise<BulkChange, Named>(({ input: { id }, signal }) =>
    failing(() => bulkChanges(api).get({ path: { id }, signal })),
  );

export const stopBulkChange = (api: ApiClient) =>
  fromPromise<BulkChange, Named>(({ input: { id }, signal }) =>
    failing(() => bulkChanges(api).stop({ path: { id }, signal })),
  );

export const undoBulkChange = (api: ApiClient) =>
  fromPromise<BulkChange, Named>(({ input: { id }, signal }) =>
    failing(() => bulkChanges(api).undo({ path: { id }, signal })),
  );
