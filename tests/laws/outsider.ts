import { and, eq } from 'drizzle-orm';

import { registers } from '#openapi/generated/records.ts';
import { membershipPermission } from '#server/database/schema/index.ts';
import type { Place } from '#tests/contract/place.ts';
import { kindOf, type RegisterName } from '#tests/contract/samples.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addColleague } from './places.ts';

/** A member who has rights to everything except the register. */
export async function addOutsider(place: Place, name: RegisterName): Promise<Person> {
  const person = await addColleague(place);
  await place.server.database.platform
    .delete(membershipPermission)
    .where(
      and(
        eq(membershipPermission.userId, person.id),
        eq(membershipPermission.feature, registers[kindOf(name)].feature),
      ),
    );
  return person;
}
