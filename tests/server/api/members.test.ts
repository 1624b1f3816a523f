import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { OrganisationRole } from '#openapi/access.ts';
import { actingPartValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { membership, userAccount } from '#server/database/schema/index.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { leave, openPlace, type Place, read } from './place.ts';

const server = shared(startTestServer);
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

async function addMember({ organisation }: Place, name: string): Promise<Person> {
  const person = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER' }] });
  await server.database.platform.update(userAccount).set({ name }).where(eq(userAccount.id, person.id));
  return person;
}

it('offers any member the members whose name matches, sorted by name', async () => {
  const niamh = await addMember(harbour, 'Niamh O’Dowd');
  const aoife = await addMember(harbour, 'Aoife O’Dowd');
  await addMember(meridian, 'Catrin O’Dowd');
  expect(await read(niamh, '/api/user/options?search=o%E2%80%99dowd')).toEqual([
    { id: aoife.id, name: 'Aoife O’Dowd' },
    { id: niamh.id, name: 'Niamh O’Dowd' },
  ]);
});

const alsoActing: Partial<Record<Schemas['ActingPart'], readonly OrganisationRole[]>> = {
  complianceAssessor: ['ORG_ASSESSOR', 'ORG_CONSULTANT', 'ORG_AUDITOR'],
  complianceReviewer: ['ORG_ASSESSOR'],
  findingVerifier: ['ORG_ASSESSOR', 'ORG_AUDITOR'],
  statementOfApplicability: ['ORG_ASSESSOR'],
};

/** Those who may see a task can do it: tests/server/task/doers.test.ts. */
const decided = actingPartValues.filter((part) => part !== 'task');

it.each(decided)('offers only those who can act, to be named as or to decide on %s', async (able) => {
  const place = await openPlace(server);
  const { organisation } = place;
  const member = (level?: 'VIEW' | 'EDIT', role: OrganisationRole = 'ORG_MANAGER') =>
    addPerson(server, { in: [{ organisation, role, ...(level !== undefined && { level }) }] });
  const editor = await member('EDIT');
  const reader = await member('VIEW');
  const others = await Promise.all(
    (['ORG_ASSESSOR', 'ORG_CONSULTANT', 'ORG_AUDITOR', 'ORG_VIEWER'] as const).map(async (role) => ({
      id: (await member('EDIT', role)).id,
      role,
    })),
  );
  const also = others.filter(({ role }) => alsoActing[able]?.includes(role));
  const outsider = await member();
  const offered = await read(reader, `/api/user/options?able=${able}`);
  const ids = Array.isArray(offered) ? offered.map((one: unknown) => textAt(one, 'id')) : [];
  expect(ids.toSorted()).toEqual([editor.id, place.owner.id, ...also.map(({ id }) => id)].toSorted());
  expect((await outsider.call(`/api/user/options?able=${able}`)).status).toBe(403);
});

it('takes the search literally', async () => {
  await addMember(harbour, 'Percy Underscore');
  expect(await read(harbour.owner, '/api/user/options?search=Percy_U')).toEqual([]);
  expect(await read(harbour.owner, '/api/user/options?search=%25')).toEqual([]);
});

it('does not offer former members', async () => {
  const declan = await addMember(harbour, 'Declan Moore');
  await leave(harbour, declan);
  expect(await read(harbour.owner, '/api/user/options?search=Declan')).toEqual([]);
});

it('offers at most fifty', async () => {
  const place = await openPlace(server);
  const numbers = Array.from({ length: 60 }, (_, index) => `${index}`);
  const people = await server.database.platform
    .insert(userAccount)
    .values(
      numbers.map((subject) => ({ issuer: 'test', subject, email: `${subject}@example.com`, name: `M${subject}` })),
    )
    .returning({ userId: userAccount.id });
  const organisationId = place.organisation.id;
  await server.database.platform
    .insert(membership)
    .values(people.map(({ userId }) => ({ organisationId, userId, role: 'ORG_VIEWER' })));
  const offered = await read(place.owner, '/api/user/options?search=M');
  expect(offered).toMatchObject(numbers.slice(0, 50).map((number) => ({ name: `M${number}` })));
});
