import { isNull } from 'drizzle-orm';

import * as lists from '#openapi/generated/lists.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { finding } from '#server/database/schema/index.ts';
import { countHeld, placesOf, type Place, type Registers } from '#server/modules/member/index.ts';
import { mayDo } from '#server/modules/record/index.ts';
import { isOpenTask } from '#server/modules/task/index.ts';

const filters: ReadonlyMap<string, object> = new Map(Object.values(lists).map((list) => [list.kind, list.filters]));

/** The filter of a list by which the records are found that name someone in a field. */
function filterFor({ kind, field }: Place): string | null {
  return Object.hasOwn(filters.get(kind) ?? {}, field) ? field : null;
}

/** Done tasks and archived findings are many, and nobody has to do anything about them. */
const narrowed: Readonly<Partial<Record<RecordKind, Partial<Place>>>> = {
  finding: { isOpen: isNull(finding.archivedAt) },
  task: { isOpen: isOpenTask },
};

/** What an account is responsible for, by register and field, in the registers that the caller may view. */
export async function ownedBy(
  registers: Registers,
  accountId: string,
  context: OrganisationContext,
): Promise<Schemas['StaffOwned'][]> {
  const places = placesOf(registers)
    .filter(({ kind }) => mayDo(context, kind, 'VIEW'))
    .map((place) => (place.as === 'part' ? place : { ...place, ...narrowed[place.kind] }));
  const counts = await countHeld(places, accountId);
  return places.flatMap((place, index) => {
    const { kind, field } = place;
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ kind, field, count, filter: filterFor(place) }];
  });
}
