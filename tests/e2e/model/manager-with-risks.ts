import type { components } from '#openapi/generated/types.ts';

import type { ApiUser } from '../support/api-user.ts';
import type { Organisation } from '../support/directory.ts';
import type { PathFixtures } from './browser-flow.ts';

interface Prepared {
  readonly organisation: Organisation;
  readonly api: ApiUser;
  /** In the order of their titles. */
  readonly risks: readonly components['schemas']['Risk'][];
}

/** Signs in the manager of a new organisation with some risks. */
export async function managerWithRisks(
  { directory, apiUserOf, signedInAs }: PathFixtures,
  titles: readonly string[],
): Promise<Prepared> {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  const risks = await api.addRisks(
    organisation,
    titles.map((title) => ({ title })),
  );
  await signedInAs(manager);
  return { organisation, api, risks };
}
