import { randomUUID } from 'node:crypto';

import { folded } from '#domain/text/folded.ts';
import type { Database } from '#server/database/database.ts';
import { membership, organisation, record, risk, riskCategory, userAccount } from '#server/database/schema/index.ts';
import { db, type OrganisationScope } from '#server/database/tenancy.ts';

/** An organisation with one member, one risk and one risk category. */
export interface ExampleOrganisation extends OrganisationScope {
  readonly riskId: string;
  readonly categoryId: string;
}

export async function createOrganisation(database: Database, name: string): Promise<ExampleOrganisation> {
  const example = {
    organisationId: randomUUID(),
    userId: randomUUID(),
    riskId: randomUUID(),
    categoryId: randomUUID(),
  };
  const { organisationId, userId, riskId, categoryId } = example;
  await database.platform.insert(organisation).values({ id: organisationId, name });
  await database.platform
    .insert(userAccount)
    .values({ id: userId, issuer: 'test', subject: userId, email: `${userId}@example.com`, name: `Member of ${name}` });
  await database.platform.insert(membership).values({ organisationId, userId, role: 'ORG_ADMIN' });
  await database.inOrganisation(example, async () => {
    await db.insert(record).values(riskRecord(example, { id: riskId, ref: 'R-1', title: `Risk of ${name}` }));
    await db.insert(risk).values({ organisationId, id: riskId, description: '' });
    await db.insert(riskCategory).values({ organisationId, id: categoryId, name: `Category of ${name}` });
  });
  return example;
}

export function riskRecord(
  { organisationId }: OrganisationScope,
  { id = randomUUID(), ref, title }: { id?: string; ref: string; title: string },
): typeof record.$inferInsert {
  return { organisationId, id, kind: 'risk', ref, title, searchText: folded(`${ref} ${title}`) };
}
