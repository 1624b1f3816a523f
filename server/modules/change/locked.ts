import type { ChangeNames, ChangeParties } from '#domain/change/lifecycle.ts';
import { changeRequestInput } from '#openapi/generated/inputs.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { lockLive, touchRecord } from '#server/modules/record/index.ts';

import { changeRegister, liveChange } from './register.ts';

/** A change that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockChange(id: string) {
  const entity = await lockLive('changeManagementProcess', id);
  const before = await liveChange(id);
  return { entity, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockChange>>;

/** Counts a change of a locked one, with what its fields have become. */
export const touchChange = (
  context: OrganisationContext,
  { entity, before }: Pick<Locked, 'entity' | 'before'>,
  changed: Partial<Schemas['ChangeRequestInput']> = {},
) =>
  touchRecord(context, entity, {
    title: before.title,
    searchable: changeRegister.searchable({ ...changeRequestInput.of(before), ...changed }),
  });

const idsOf = (people: readonly Schemas['PersonReference'][]) => people.map(({ id }) => id);

/** Who may do what. */
export const partiesOf = ({ owner, assessor, implementers }: Schemas['ChangeRequest']): ChangeParties => ({
  requesterId: owner?.id ?? null,
  assessorId: assessor?.id ?? null,
  implementerIds: idsOf(implementers),
});

/** Who is told. */
export const peopleOf = ({
  owner,
  assessor,
  voters,
  implementers,
}: Schemas['ChangeRequest']): Readonly<Record<Exclude<ChangeNames['party'], 'watchers'>, (string | null)[]>> => ({
  requester: [owner?.id ?? null],
  assessor: [assessor?.id ?? null],
  voters: idsOf(voters),
  implementers: idsOf(implementers),
});
