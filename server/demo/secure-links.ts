import { eq } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import { organisation } from '#server/database/schema/index.ts';

import { addPolicyLinks } from './acknowledgements/links.ts';
import type { DemoLinkPage } from './link-page.ts';
import type { DemoOrganisationName } from './organisations.ts';
import { addAssessmentLinks } from './provider-assessments/links.ts';

const demoOrganisation: DemoOrganisationName = 'Harbour Logistics';

/**
 * Makes links to a policy and an assessment of the demo in each state that has a page of its own. The tokens are new each
 * time, because only their hashes are stored.
 */
export async function addDemoLinks(database: Database): Promise<DemoLinkPage[]> {
  const [found] = await database.platform
    .select({ organisationId: organisation.id })
    .from(organisation)
    .where(eq(organisation.name, demoOrganisation));
  if (found === undefined) return [];
  return database.inOrganisation({ ...found, userId: '' }, async () => [
    ...(await addPolicyLinks()),
    ...(await addAssessmentLinks()),
  ]);
}
