import type { OrganisationContext } from '#server/contract/types.ts';
import { incidentOwnControl, policyOwnControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { idOf, titlesOf } from '../choices.ts';
import type { DemoNaming } from './harbour-naming.ts';

/** Lets policies and incidents name the own controls that put them into practice, or that failed. */
export async function nameOwnControls(
  naming: readonly DemoNaming[],
  { organisation: { id: organisationId } }: OrganisationContext,
): Promise<void> {
  const [ownControls, policies, incidents] = await Promise.all([
    titlesOf('ownControl'),
    titlesOf('policy'),
    titlesOf('incident'),
  ]);
  for (const { ownControl, policies: ofPolicies = [], incidents: ofIncidents = [] } of naming) {
    const ownControlId = idOf(ownControls, ownControl);
    for (const title of ofPolicies)
      await db.insert(policyOwnControl).values({ organisationId, ownControlId, policyId: idOf(policies, title) });
    for (const title of ofIncidents)
      await db.insert(incidentOwnControl).values({ organisationId, ownControlId, incidentId: idOf(incidents, title) });
  }
}
