import { inArray } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { dataImport } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { importJobs } from '#server/modules/import/index.ts';
import { importTargets } from '#server/modules/importables.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';
import { runJob } from '#tests/server/support/run-job.ts';
import type { TestServer } from '#tests/server/support/server.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { unique } from './samples.ts';

type Step = 'CHECK' | 'RUN' | 'UNDO';

/** Does a step of an import now, as a worker would. */
export async function runImportStep(
  server: Pick<TestServer, 'database'>,
  scope: { readonly organisationId: string; readonly userId: string },
  payload: { readonly importId: string; readonly step: Step },
): Promise<void> {
  await runJob(importJobs(server.database, importTargets), 'import-step', server, { scope, payload: { ...payload } });
}

/** Ends what a person imports, so that they can import another file. */
const endImports = (who: Person, { server, organisation }: Place) =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: who.id }, () =>
    db.delete(dataImport).where(inArray(dataImport.state, ['CHECKING', 'RUNNING', 'UNDOING'])),
  );

/** A file of one asset. */
const assetFile = ({ marker }: Place) => ({
  query: { kind: 'informationAsset', fileName: `${marker}.csv` },
  raw: `Title,Kind\n${marker} ${unique()},Primary\n`,
});

const plan: Schemas['ImportPlan'] = { columns: [{ column: 0, field: 'title' }], mode: 'STOP' };
const order = { leaveOutInvalid: false };
const bodies = { CHECK: plan, RUN: order, UNDO: undefined };

/** The id of an import of the person's, after these steps. */
async function importBy(who: Person, place: Place, steps: readonly Step[] = []): Promise<string> {
  await endImports(who, place);
  const { query, raw } = assetFile(place);
  const organisation = place.organisation.id;
  const path = `/api/imports?${new URLSearchParams(query).toString()}`;
  const { body } = await who.call(path, { method: 'POST', raw, headers: fileType, organisation });
  const importId = textAt(body, 'data.id');
  for (const step of steps) {
    const call = { method: 'POST', body: bodies[step], organisation } as const;
    await who.call(`/api/imports/${importId}/${step.toLowerCase()}`, call);
    await runImportStep(place.server, { organisationId: organisation, userId: who.id }, { importId, step });
  }
  return importId;
}

/** Valid inputs of the operations of `Imports`. */
export const importFixtures = {
  'Imports.upload': async (place, who) => {
    await endImports(who, place);
    return assetFile(place);
  },
  'Imports.recent': async (place, who) => {
    await importBy(who, place);
    return { query: { kind: 'informationAsset' } };
  },
  'Imports.get': async (place, who) => ({ path: { id: await importBy(who, place) } }),
  'Imports.rows': async (place, who) => ({
    path: { id: await importBy(who, place, ['CHECK']) },
    query: { outcome: 'ADD', page: 1, perPage: 10 },
  }),
  'Imports.values': async (place, who) => ({ path: { id: await importBy(who, place, ['CHECK']) } }),
  'Imports.choices': async (place, who) => ({
    path: { id: await importBy(who, place) },
    query: { field: 'typeId', search: '' },
  }),
  'Imports.chooseHeader': async (place, who) => ({ path: { id: await importBy(who, place) }, body: { row: 1 } }),
  'Imports.errors': async (place, who) => ({ path: { id: await importBy(who, place, ['CHECK']) } }),
  'Imports.check': async (place, who) => ({ path: { id: await importBy(who, place) }, body: plan }),
  'Imports.run': async (place, who) => ({ path: { id: await importBy(who, place, ['CHECK']) }, body: order }),
  'Imports.undo': async (place, who) => ({ path: { id: await importBy(who, place, ['CHECK', 'RUN']) } }),
  'Imports.discard': async (place, who) => ({ path: { id: await importBy(who, place) } }),
  'Imports.template': async () => ({ query: { kind: 'informationAsset', format: 'csv' } }),
} satisfies FixturesOf<'Imports'>;
