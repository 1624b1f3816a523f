import { randomUUID } from 'node:crypto';

import { organisationExport } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** An export whose archive is ready, as the job leaves it. An administrator has one of their own organisation. */
async function readyExport({ server, organisation, owner }: Place, who: Person): Promise<string> {
  const own = await who.call('/api/manage-organisation');
  const [organisationId, requestedBy] =
    own.status === 200 ? [textAt(own.body, 'data.id'), who.id] : [organisation.id, owner.id];
  return server.database.inOrganisation({ organisationId, userId: '' }, async () => {
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    const key = `${organisationId}/${sha256}-${sha256.slice(0, 12)}`;
    const [added] = await db
      .insert(organisationExport)
      .values({ organisationId, requestedBy, state: 'READY', progress: 100, key, sha256, size: 1 })
      .returning({ id: organisationExport.id });
    if (added === undefined) throw new Error('No export was added');
    return added.id;
  });
}

/** There may be one at a time, and five a day. */
const forgetExports = ({ server, organisation }: Place) =>
  asOwner(server, 'delete from organisation_export where organisation_id = $1', [organisation.id]);

/** Valid inputs of the operations on exports of the whole organisation. */
export const organisationExportFixtures = {
  'OrganisationExports.latest': async (place, who) => {
    await readyExport(place, who);
    return {};
  },
  'OrganisationExports.ask': async (place) => {
    await forgetExports(place);
    return {};
  },
  'OrganisationExports.open': async (place, who) => ({ path: { id: await readyExport(place, who) } }),
} satisfies FixturesOf<'OrganisationExports'>;
