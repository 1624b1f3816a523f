import { asc, eq } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { activity, membership, membershipPermission, userPreference } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

export interface Stored {
  readonly id: string;
  readonly version: number;
}

/** An organisation and its administrator, who has every right there. */
export interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  readonly owner: Person;
}

export async function openPlace(server: TestServer): Promise<Place> {
  const organisation = await addOrganisation(server);
  const owner = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { server, organisation, owner };
}

/** A record or look-up entry of the organisation, created through the API. */
export async function add({ owner }: Place, path: string, body: object): Promise<Stored> {
  const answer = await owner.call(path, { method: 'POST', body });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

/** The API's response at a path. */
export async function read(person: Person, path: string): Promise<unknown> {
  const { body } = await person.call(path);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

export const patch = (person: Person, path: string, body: object) => person.call(path, { method: 'PATCH', body });
export const post = (person: Person, path: string, body: object) => person.call(path, { method: 'POST', body });

/** An error body that names fields. */
export const refusal = (...errors: readonly Schemas['FieldError'][]) => ({
  status: false,
  message: errors[0]?.message,
  errors,
});

/** A record's entries in the organisation's log, oldest first. */
export const activityOf = ({ server, organisation }: Place, entityId: string) =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
    db
      .select({ action: activity.action, name: activity.entityName, changes: activity.changes })
      .from(activity)
      .where(eq(activity.entityId, entityId))
      .orderBy(asc(activity.at)),
  );

/** Ends the person's memberships, as member administration will. */
export async function leave({ server }: Place, { id }: Person): Promise<void> {
  const { platform } = server.database;
  await platform.delete(userPreference).where(eq(userPreference.userId, id));
  await platform.delete(membershipPermission).where(eq(membershipPermission.userId, id));
  await platform.delete(membership).where(eq(membership.userId, id));
}

export type ChosenField = 'categoryIds' | 'likelihoodId' | 'impactId';

/** The part of a risk's body that chooses one look-up entry, or none. */
export const choosing = (field: ChosenField, id: string | null): object =>
  field === 'categoryIds'
    ? { categoryIds: id === null ? [] : [id] }
    : { current: { likelihoodId: null, impactId: null, [field]: id } };

/** How an error names what `choosing` chose. */
export const placeOfChoice = (field: ChosenField): string =>
  field === 'categoryIds' ? 'categoryIds/0' : `current/${field}`;
