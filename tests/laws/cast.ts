import { and, eq, isNull } from 'drizzle-orm';

import { notification } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Answer } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addColleague } from './places.ts';

/** The same people for everything in a place, each added once. */
export function castOf<Role extends string>(
  ...roles: readonly Role[]
): (place: Place) => Promise<Record<Role, Person>> {
  const casts = new WeakMap<Place, Promise<Record<Role, Person>>>();
  const add = async (place: Place) => {
    const people: Partial<Record<Role, Person>> = {};
    for (const role of roles) people[role] = await addColleague(place);
    const isWhole = (some: Partial<Record<Role, Person>>): some is Record<Role, Person> =>
      roles.every((role) => some[role] !== undefined);
    if (!isWhole(people)) throw new Error('Someone is missing');
    return people;
  };
  return (place) => {
    const cast = casts.get(place) ?? add(place);
    casts.set(place, cast);
    return cast;
  };
}

/** The kinds of the notifications that a person has not read. */
export async function unreadOf({ server, organisation }: Place, { id }: Person): Promise<string[]> {
  const scope = { organisationId: organisation.id, userId: id };
  const isUnread = and(eq(notification.recipientId, id), isNull(notification.readAt));
  const rows = await server.database.inOrganisation(scope, () =>
    db.select({ kind: notification.kind }).from(notification).where(isUnread),
  );
  return rows.map(({ kind }) => kind).toSorted();
}

/** What prepares a situation has to succeed. */
export function succeeded({ status, text }: Answer): void {
  if (status !== 200) throw new Error(`Not prepared: ${text}`);
}
