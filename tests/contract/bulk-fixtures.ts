import { inArray } from 'drizzle-orm';

import { bulkChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { bulkChangeJobs } from '#server/modules/bulk-change/index.ts';
import { importables } from '#server/modules/importables.ts';
import { textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';
import { runJob } from '#tests/server/support/run-job.ts';
import type { TestServer } from '#tests/server/support/server.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { create, kindOf, pathOf, unique, type RegisterName } from './samples.ts';

type Step = 'RUN' | 'UNDO';

/** Does a step of a bulk change now. */
export const runBulkStep = (
  server: Pick<TestServer, 'database'>,
  scope: { readonly organisationId: string; readonly userId: string },
  payload: { readonly bulkChangeId: string; readonly step: Step },
): Promise<void> =>
  runJob(bulkChangeJobs(server.database, importables), 'bulk-change', server, { scope, payload: { ...payload } });

/** Ends what a person changes, so that they can change another list. */
const endBulkChanges = (who: Person, { server, organisation }: Place) =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: who.id }, () =>
    db.delete(bulkChange).where(inArray(bulkChange.state, ['RUNNING', 'STOPPING', 'UNDOING'])),
  );

/** A list of one record, of a register whose lists nobody is changing. */
export async function listOfOne(place: Place, name: RegisterName, who: Person) {
  await endBulkChanges(who, place);
  const title = `Bulk ${unique()}`;
  const { id } = await create(place, name, { title });
  return { id, query: { search: title }, total: 1 };
}

/** The id of a bulk change of the person's, after these steps. `left`: its record is changed before its turn. */
async function bulkChangeBy(who: Person, place: Place, steps: readonly (Step | 'left')[] = []): Promise<string> {
  const { id, query, total } = await listOfOne(place, 'InformationAssets', who);
  const organisation = place.organisation.id;
  const path = `${pathOf('InformationAssets')}/change-all?${new URLSearchParams(query).toString()}`;
  const body = { total, changes: { kind: 'SUPPORT' } };
  const bulkChangeId = textAt((await who.call(path, { method: 'POST', body, organisation })).body, 'data.id');
  for (const step of steps) {
    if (step === 'left') {
      const changes = { version: 1, title: `${query.search} changed` };
      await place.owner.call(`${pathOf('InformationAssets')}/${id}`, { method: 'PATCH', body: changes });
      continue;
    }
    if (step === 'UNDO') await who.call(`/api/bulk-changes/${bulkChangeId}/undo`, { method: 'POST', organisation });
    await runBulkStep(place.server, { organisationId: organisation, userId: who.id }, { bulkChangeId, step });
  }
  return bulkChangeId;
}

/** Valid inputs of the operations of `BulkChanges`. */
export const bulkChangeFixtures = {
  'BulkChanges.recent': async (place, who) => {
    await bulkChangeBy(who, place, ['RUN']);
    return { query: { kind: kindOf('InformationAssets') } };
  },
  'BulkChanges.get': async (place, who) => ({ path: { id: await bulkChangeBy(who, place) } }),
  'BulkChanges.left': async (place, who) => ({
    path: { id: await bulkChangeBy(who, place, ['left', 'RUN']) },
    query: { search: 'changed', page: 1, perPage: 10 },
  }),
  'BulkChanges.stop': async (place, who) => ({ path: { id: await bulkChangeBy(who, place) } }),
  'BulkChanges.undo': async (place, who) => ({ path: { id: await bulkChangeBy(who, place, ['RUN']) } }),
} satisfies FixturesOf<'BulkChanges'>;
