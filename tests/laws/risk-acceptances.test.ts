import { eq } from 'drizzle-orm';

import { acceptanceLifecycle } from '#domain/risk/acceptance.ts';
import { risk, riskAcceptance, riskControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endOutdatedAcceptances } from '#server/modules/risk/index.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import { submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, sampleOf, unique, type Stored } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';

import { castOf } from './cast.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { rowsOf, useLawPlaces } from './places.ts';

const risks = new Map<string, string>();
const riskOf = ({ id }: Stored) => risks.get(id) ?? '';
const cast = castOf('author', 'approver', 'riskOwner');

/** Changes what is stored, and ends what no longer holds. */
const after = (place: Place, change: () => Promise<unknown>) =>
  within(place, async () => {
    await change();
    await endOutdatedAcceptances();
  });

lifecycleLaws(useLawPlaces(), {
  lifecycle: acceptanceLifecycle,
  subject: {
    async create(place) {
      const { author, approver, riskOwner } = await cast(place);
      const { id: riskId } = await create(place, 'Risks', {
        ...(await sampleOf(place, 'Risks', ['title', 'residual'])),
        ownerId: riskOwner.id,
      });
      const { id, version } = await submitAcceptance(place, author, approver, riskId);
      risks.set(id, riskId);
      return { id, version };
    },
    async read({ owner }, stored) {
      const rows = rowsOf(await owner.call(`/api/risk/${riskOf(stored)}/acceptances`));
      return rows.find((row) => at(row, 'id') === stored.id);
    },
    path: ({ id }) => `/api/risk-acceptance/${id}/status`,
    recordOf: riskOf,
    // Someone who leads acts in the place of the author and the approver, so that both are told.
    happen: {
      EXPIRE: (place, { id }) =>
        after(place, async () => {
          await db.update(riskAcceptance).set({ expiresOn: '2020-01-01' }).where(eq(riskAcceptance.id, id));
        }),
      RESIDUAL_RISE: (place, stored) =>
        after(place, async () => {
          await db
            .update(risk)
            .set({ residualScore: 1000 })
            .where(eq(risk.id, riskOf(stored)));
        }),
      async INCIDENT(place, stored) {
        const title = `${place.marker} ${unique()}`;
        await create(place, 'Incidents', { title, riskIds: [riskOf(stored)], ownerId: place.owner.id });
      },
      async CONTROL_FAILURE(place, stored) {
        const failing = await create(place, 'OwnControls', { title: `${place.marker} ${unique()}` });
        const { owner, organisation } = place;
        const call = { method: 'POST', organisation: organisation.id } as const;
        // Stored directly: an added control tells the watchers of the risk as well.
        await within(place, () =>
          db.insert(riskControl).values({
            organisationId: organisation.id,
            riskId: riskOf(stored),
            ownControlId: failing.id,
            title: 'Reviewed access rights',
            description: '',
            type: 'PREVENTIVE',
            effectiveness: 'EFFECTIVE',
          }),
        );
        const response = { version: failing.version, result: 'MAJOR_NON_CONFORMITY', maturity: null, observation: '' };
        await owner.call(`/api/organisation-control/${failing.id}/response`, { ...call, body: response });
      },
    },
  },
  given: { reason: { reason: 'The workaround is not sustainable' } },
  notices: { as: 'acceptance', people: cast, owner: 'riskOwner' },
});
