import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { membershipPermission, recordLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, post, read } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const newRisk = async (title: string) => (await add(place, '/api/risk', { title })).id;
const newAsset = async (title: string) => (await add(place, '/api/information-asset', { title })).id;

const link = (who: Person, recordId: string, body: object) => post(who, `/api/records/${recordId}/links`, body);

/** The links of a record: `mitigates R-0001`, `mitigates< R-0001` from the other end. */
async function linesOf(who: Person, recordId: string): Promise<string[]> {
  const rows = await read(who, `/api/records/${recordId}/links`);
  if (!Array.isArray(rows)) throw new Error('No links');
  return rows.map((row: unknown) => {
    const reverse = at(row, 'reverse') === true ? '<' : '';
    return `${textAt(row, 'type')}${reverse} ${textAt(row, 'other.title')}`;
  });
}

it('links are listed by type, direction and title; the symmetric one is stored once and never reversed', async () => {
  const [fire, flood] = [await newRisk('Fire'), await newRisk('Flood')];
  const archive = await newAsset('Archive');
  await link(place.owner, fire, { type: 'relates', otherId: flood });
  await link(place.owner, flood, { type: 'relates', otherId: fire });
  await link(place.owner, fire, { type: 'affects', otherId: archive });
  await link(place.owner, fire, { type: 'causes', otherId: flood, reverse: true });
  await link(place.owner, fire, { type: 'causes', otherId: archive });
  expect(await linesOf(place.owner, fire)).toEqual([
    'causes Archive',
    'causes< Flood',
    'affects Archive',
    'relates Flood',
  ]);
  expect(await linesOf(place.owner, flood)).toEqual(['causes Fire', 'relates Fire']);
});

it('a link hides a record of a register that the reader may not view, who cannot remove it', async () => {
  const [fire, archive] = [await newRisk('Fire'), await newAsset('Archive')];
  const added = await link(place.owner, archive, { type: 'affects', otherId: fire, reverse: true });
  const assetsOnly = await addPerson(server, {
    in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
  });
  await server.database.platform
    .delete(membershipPermission)
    .where(and(eq(membershipPermission.userId, assetsOnly.id), eq(membershipPermission.feature, 'RISK')));
  expect(await linesOf(assetsOnly, archive)).toEqual([]);
  const path = `/api/links/${textAt(added.body, 'data.id')}`;
  expect((await assetsOnly.call(path, { method: 'DELETE' })).status).toBe(404);
  expect(await linesOf(place.owner, archive)).toEqual(['affects< Fire']);
});

it('only who may edit a record links it, but to any record that they may view', async () => {
  const [fire, archive] = [await newRisk('Fire'), await newAsset('Archive')];
  const person = await addPerson(server, {
    in: [{ organisation: place.organisation, role: 'ORG_ASSESSOR', level: 'VIEW' }],
  });
  const permit = (level: 'VIEW' | 'EDIT') =>
    server.database.platform
      .update(membershipPermission)
      .set({ level })
      .where(and(eq(membershipPermission.userId, person.id), eq(membershipPermission.feature, 'INFORMATION_ASSET')));
  await permit('EDIT');
  const refused = await link(person, fire, { type: 'affects', otherId: archive });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ message: 'You may not edit this risk' });
  const added = await link(person, archive, { type: 'affects', otherId: fire, reverse: true });
  expect(added.status).toBe(201);
  const unlink = () => person.call(`/api/links/${textAt(added.body, 'data.id')}`, { method: 'DELETE' });
  await permit('VIEW');
  expect((await unlink()).status).toBe(403);
  await permit('EDIT');
  expect((await unlink()).status).toBe(200);
});

it('a record has at most 200 links, and no more from the other end', async () => {
  const [full, other] = [await newRisk('Full'), await newRisk('One more')];
  const ids = await Promise.all(Array.from({ length: 67 }, (_, index) => newRisk(`Risk ${index}`)));
  const scope = { organisationId: place.organisation.id, userId: place.owner.id };
  const types = ['causes', 'mitigates', 'affects'] as const;
  const rows = ids.flatMap((targetId) => types.map((type) => ({ type, targetId }))).slice(0, 200);
  await server.database.inOrganisation(scope, () =>
    db.insert(recordLink).values(
      rows.map((row) => ({
        ...row,
        organisationId: place.organisation.id,
        sourceId: full,
        createdBy: place.owner.id,
      })),
    ),
  );
  for (const answer of [
    await link(place.owner, full, { type: 'causes', otherId: other }),
    await link(place.owner, other, { type: 'causes', otherId: full }),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: [{ field: 'otherId', message: expect.stringContaining('has 200 links') }],
    });
  }
});
