import { describe, expect, test } from 'vitest';

import { responsibilityLabels } from '#domain/words/responsibility.ts';
import { importables } from '#server/modules/importables.ts';
import { placesOf } from '#server/modules/member/index.ts';
import type { Place } from '#tests/contract/place.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, createPlain, pathOf, unique, type Body, type CollectionName } from '#tests/contract/samples.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const add = (place: Place, name: CollectionName, given: Body) =>
  create(place, name, { title: `${place.marker} ${unique()}`, ...given });

const ownedBy = async (person: Person, memberId: string) =>
  rowsOf(await person.call(`/api/staff-member/${memberId}/owned`));

/** A staff member with an account. */
async function addAccountHolder(place: Place) {
  const account = await anotherMember(place);
  return { account, member: await add(place, 'Staff', { accountId: account.id }) };
}

describe('what a staff member is responsible for', () => {
  test('is counted by register and field, as many as their lists show, without tasks that are done', async () => {
    const { harbour } = places();
    const { account, member } = await addAccountHolder(harbour);
    const ownerId = account.id;
    const risk = await add(harbour, 'Risks', { ownerId });
    await add(harbour, 'Risks', { ownerId });
    await add(harbour, 'Policies', { approverId: account.id });
    await add(harbour, 'Tasks', { ownerId });
    const done = await add(harbour, 'Tasks', { ownerId });
    const post = (path: string, body: Body) => harbour.owner.call(path, { method: 'POST', body });
    await post(`/api/task/${done.id}/status`, { version: done.version, action: 'COMPLETE' });
    await post(`/api/risk/${risk.id}/treatment-actions`, { title: 'Build a wall', ownerId });

    const owned = await ownedBy(harbour.owner, member.id);
    expect(owned).toHaveLength(4);
    expect(owned).toEqual(
      expect.arrayContaining([
        { kind: 'risk', field: 'ownerId', count: 2, filter: 'ownerId' },
        { kind: 'risk', field: 'treatmentAction/ownerId', count: 1, filter: null },
        { kind: 'policy', field: 'approverId', count: 1, filter: 'approverId' },
        { kind: 'task', field: 'ownerId', count: 1, filter: 'ownerId' },
      ]),
    );
    const listed = async (name: CollectionName, query: string) =>
      at((await harbour.owner.call(`${pathOf(name)}?${query}`)).body, 'data.pagination.total');
    expect(await listed('Risks', `ownerId=${ownerId}`)).toBe(2);
    expect(await listed('Policies', `approverId=${ownerId}`)).toBe(1);
    expect(await listed('Tasks', `ownerId=${ownerId}&figure=OPEN`)).toBe(1);
  });

  test('is shown of the registers that the reader may view', async () => {
    const { server, harbour } = places();
    const { account, member } = await addAccountHolder(harbour);
    await add(harbour, 'Risks', { ownerId: account.id });
    await add(harbour, 'Policies', { ownerId: account.id });
    const { organisation } = harbour;
    const assessor = await addPerson(server, { in: [{ organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }] });
    expect(await ownedBy(assessor, member.id)).toMatchObject([{ kind: 'risk' }]);
  });

  test('is nothing of someone without an account, and unknown to another organisation', async () => {
    const { harbour, meridian } = places();
    const { id } = await createPlain(harbour, 'Staff');
    expect(await ownedBy(harbour.owner, id)).toEqual([]);
    const stranger = await meridian.owner.call(`/api/staff-member/${id}/owned`);
    expect(stranger.status).toBe(404);
  });

  test('has a word for each field that names someone', () => {
    const fields = new Set(placesOf(importables).map(({ field }) => field));
    expect([...fields].toSorted()).toEqual(Object.keys(responsibilityLabels).toSorted());
  });
});
