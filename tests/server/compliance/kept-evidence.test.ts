import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { attachment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { purgeFiles } from '#server/modules/attachment/index.ts';
import { plannedAssessment, takeAction } from '#tests/contract/compliance-assessment-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body } from '#tests/contract/samples.ts';
import { decidedStandard, draftStatement, takeStatementAction } from '#tests/contract/statement-fixtures.ts';
import { storedIn, uploaded } from '#tests/server/api/attached.ts';
import { add, openPlace, post } from '#tests/server/api/place.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addOwnControl, inside, link } from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), marker: 'Kept', close: () => server.close() };
});

/** Removes a file so long ago that it is purged, unless it is kept. */
async function removeForGood({ id, version }: { readonly id: string; readonly version: number }): Promise<void> {
  await world.owner.call(`/api/attachments/${id}?version=${version}`, { method: 'DELETE' });
  await inside(world, () =>
    db
      .update(attachment)
      .set({ removedAt: sql`now() - interval '31 days'` })
      .where(eq(attachment.id, id)),
  );
  await purgeFiles(world.server, 30);
}

const versionsOf = async (id: string) => at((await world.owner.call(`/api/evidence/${id}/versions`)).body, 'data');

async function renew(id: string, body: Body): Promise<void> {
  const version = numberAt((await world.owner.call(`/api/evidence/${id}`)).body, 'data.version');
  expect((await post(world.owner, `/api/evidence/${id}/renew`, { version, ...body })).status).toBe(200);
}

const addressOf = (person: Person, id: string, fileId: string) =>
  person.call(`/api/evidence/${id}/version-files/${fileId}/address`);

test('the file of a former version stays when its attachment is purged, for those who may view the evidence', async () => {
  const { id } = await add(world, '/api/evidence', { title: 'Access review', madeOn: '2026-03-31' });
  const [first, never] = [
    await uploaded(world, id, 'q1.txt', 'First quarter'),
    await uploaded(world, id, 'wrong.txt', 'Never evidence'),
  ];
  const before = await storedIn(world.server);
  await removeForGood(never);
  expect(await storedIn(world.server)).toHaveLength(before.length - 1);
  await renew(id, { madeOn: '2026-06-30', note: 'Second quarter' });
  await removeForGood(first);
  await uploaded(world, id, 'q2.txt', 'Second quarter');

  const versions = await versionsOf(id);
  expect(versions).toMatchObject([
    { number: 2, note: 'Second quarter', givenBy: '', files: [{ name: 'q2.txt' }] },
    { number: 1, note: '', files: [{ name: 'q1.txt' }] },
  ]);
  for (const [place, text] of [
    ['1.files.0.id', 'First quarter'],
    ['0.files.0.id', 'Second quarter'],
  ] as const) {
    const { body } = await addressOf(world.owner, id, textAt(versions, place));
    expect(await world.server.call(textAt(body, 'data.url'))).toMatchObject({ status: 200, text });
  }
  const fileId = textAt(versions, '1.files.0.id');
  const other = await add(world, '/api/evidence', { title: 'Another one' });
  expect((await addressOf(world.owner, other.id, fileId)).status).toBe(404);
  const stranger = await openPlace(world.server);
  expect((await addressOf(stranger.owner, id, fileId)).status).toBe(404);
  const { server, organisation } = world;
  const viewer = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });
  expect((await addressOf(viewer, id, fileId)).status).toBe(200);
});

test('evidence that was added only to ask for it has no version without content', async () => {
  const { id } = await add(world, '/api/evidence', { title: 'Restore test' });
  await renew(id, { madeOn: '2026-01-31', note: 'The first one' });
  expect(await versionsOf(id)).toMatchObject([{ number: 1, madeOn: '2026-01-31', note: 'The first one' }]);
  await renew(id, { madeOn: '2026-02-28', note: 'The second one' });
  expect(await versionsOf(id)).toMatchObject([
    { number: 2, note: 'The second one' },
    { number: 1, note: 'The first one' },
  ]);
});

/** An own control that serves every control of a standard, with evidence that has a file. */
async function provedStandard() {
  const standard = await decidedStandard(world, world.owner);
  const own = await addOwnControl(world.owner, 'Served', 'COMPLIANT');
  for (const position of standard.positions) await link(world.owner, position, own.id, 'EQUAL');
  const { id } = await add(world, '/api/evidence', {
    title: 'Shown',
    madeOn: '2026-03-31',
    ownControlIds: [own.id],
  });
  return { id: standard.id, file: await uploaded(world, id, 'shown.txt', `Shown for ${id}`) };
}

test('the files of a submitted statement and of a closed assessment stay', async () => {
  const [stated, assessed] = [await provedStandard(), await provedStandard()];
  const approver = await anotherMember(world);
  const draft = await draftStatement(world, world.owner, { adoptedStandardId: stated.id, approver });
  expect((await takeStatementAction(world, world.owner, draft, { action: 'SUBMIT' })).status).toBe(200);

  const [assessor, reviewer] = [await anotherMember(world), await anotherMember(world)];
  const planned = await plannedAssessment(world, { assessor, reviewer, adoptedStandardId: assessed.id });
  const take = async (person: Person, version: number, body: Body) =>
    numberAt((await takeAction(world, person, { id: planned.id, version }, body)).body, 'data.version');
  const started = await take(assessor, planned.version, { action: 'START' });
  const submitted = await take(assessor, started, { action: 'SUBMIT' });
  await take(reviewer, submitted, { action: 'CLOSE', conclusion: 'Well kept' });

  const before = await storedIn(world.server);
  await removeForGood(stated.file);
  await removeForGood(assessed.file);
  expect(await storedIn(world.server)).toHaveLength(before.length);
  const pack = await world.owner.call(`/api/compliance-report/${assessed.id}/evidence-pack?closing=${planned.id}.1`);
  expect(pack.bytes.toString('latin1')).toContain('Shown for');
});
