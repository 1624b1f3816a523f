import { expect, test } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addMappings,
  addOwnControl,
  addStandard,
  adopt,
  answerBody,
  answerPosition,
  changePosition,
  type ComplianceWorld,
  controlsOf,
  dataOf,
  detailsOf,
  entityOf,
  entriesOf,
  link,
  positionsByRef,
  respond,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

/** A standard with some controls, adopted. */
async function adopted(title: string, count = 4) {
  const { versionId } = await addStandard(world, { title, controls: controlsOf(title, count) });
  const standard = await adopt(world.owner, versionId);
  return { ...standard, at: await positionsByRef(world.owner, standard.id) };
}

const history = async ({ owner }: ComplianceWorld, id: string) =>
  entriesOf('PositionHistoryEntry', await owner.call(`/api/control-position/${id}/history`));

test('the first answer to a control makes an own control, which is answered from then on', async () => {
  const { at } = await adopted('first');
  const { id } = at('first-1');
  const made = entityOf(
    'OwnControl',
    await answerPosition(world.owner, id, answerBody('OFI', { maturity: 2, observation: 'Doors are locked.' })),
  );
  expect(made).toMatchObject({
    title: 'first-1 Control first 1',
    isGenerated: true,
    result: 'OFI',
    maturity: 2,
    observation: 'Doors are locked.',
    implementation: 'IMPLEMENTED',
    positions: 1,
    respondedBy: { id: world.owner.id },
  });
  expect(await detailsOf(world.owner, id)).toMatchObject({
    result: 'OFI',
    basis: 'POSITIVE',
    maturity: 2,
    confidence: 40,
    ownControls: 1,
    sources: [
      {
        kind: 'LINK',
        relation: 'EQUAL',
        standing: 'CONFIRMED',
        effect: 'FILLS',
        isUsed: true,
        ownControl: { id: made.id },
      },
    ],
  });
  const stale = await answerPosition(world.owner, id, answerBody('COMPLIANT', { version: made.version - 1 }));
  expect(stale).toMatchObject({ status: 409, body: { current: { id: made.id, result: 'OFI' } } });
  const again = await answerPosition(world.owner, id, answerBody('COMPLIANT', { version: made.version }));
  expect(entityOf('OwnControl', again)).toMatchObject({ id: made.id, result: 'COMPLIANT' });
  expect((await history(world, id)).map(({ result, cause }) => [result, cause])).toEqual([
    ['COMPLIANT', `${made.ref} answered`],
    ['OFI', `${made.ref} answered`],
    ['NOT_ASSESSED', 'Standard adopted'],
  ]);
  expect(await world.owner.call(`/api/organisation-control/${made.id}/responses`)).toMatchObject({
    body: { data: [{ result: 'COMPLIANT' }, { result: 'OFI', observation: 'Doors are locked.' }] },
  });
});

test('a control that several own controls serve is answered at one of them', async () => {
  const { at } = await adopted('several');
  const { id } = at('several-1');
  const [one, other] = [await addOwnControl(world.owner, 'One'), await addOwnControl(world.owner, 'Other')];
  await link(world.owner, id, one.id, 'SUBSET');
  await link(world.owner, id, other.id, 'SUBSET');
  expect(await answerPosition(world.owner, id, answerBody('COMPLIANT'))).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'ownControlId' }], current: { id: one.id } },
  });
});

test('an answer fills every control that it is linked to, and by mappings those of other standards', async () => {
  const [from, to] = [await adopted('from'), await adopted('to')];
  await addMappings(world, { source: 'from', target: 'to', mappings: [[['from-1'], 'EQUAL', ['to-1'], 90]] });
  // A set that is published later is followed by a job.
  const own = await addOwnControl(world.owner, 'Backups');
  await link(world.owner, from.at('from-1').id, own.id, 'EQUAL');
  await link(world.owner, from.at('from-2').id, own.id, 'SUPERSET');
  await respond(world.owner, own, answerBody('MINOR_NON_CONFORMITY'));
  const at = await positionsByRef(world.owner, from.id);
  expect(at('from-1')).toMatchObject({ result: 'MINOR_NON_CONFORMITY', basis: 'NEGATIVE' });
  expect(at('from-2')).toMatchObject({ result: 'NOT_ASSESSED', proposal: 'MINOR_NON_CONFORMITY' });
  expect(await detailsOf(world.owner, to.at('to-1').id)).toMatchObject({
    result: 'MINOR_NON_CONFORMITY',
    confidence: 36,
    sources: [
      {
        kind: 'MAPPING',
        relation: 'EQUAL',
        assertedBy: 'from to to',
        positions: [
          { standard: 'from', ref: 'from-1', result: 'MINOR_NON_CONFORMITY', positionId: from.at('from-1').id },
        ],
        isUsed: true,
        effect: 'FILLS',
      },
    ],
  });
  expect(dataOf(await world.owner.call(`/api/organisation-control/${own.id}/positions`))).toMatchObject([
    { standard: 'from', ref: 'from-1', relation: 'EQUAL', result: 'MINOR_NON_CONFORMITY' },
    { standard: 'from', ref: 'from-2', relation: 'SUPERSET', result: 'NOT_ASSESSED' },
  ]);
});

test('a cover derives by itself, and asks again when an own control is unlinked', async () => {
  const { at } = await adopted('cover');
  const { id } = at('cover-1');
  const one = await addOwnControl(world.owner, 'Cover one', 'COMPLIANT', 3);
  const other = await addOwnControl(world.owner, 'Cover other', 'OFI', 2);
  await link(world.owner, id, one.id, 'SUBSET');
  const linked = await link(world.owner, id, other.id, 'INTERSECTS');
  expect(linked).toMatchObject({ result: 'NOT_ASSESSED', proposal: 'OFI' });
  const cover = (version: number, ownControlIds: readonly string[]) =>
    world.owner.call(`/api/control-position/${id}/cover`, { method: 'POST', body: { version, ownControlIds } });
  const foreign = await addOwnControl(world.owner, 'Not linked');
  expect(await cover(linked.version, [one.id, foreign.id])).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'ownControlIds/1' }] },
  });
  const covered = entityOf('PositionDetails', await cover(linked.version, [one.id, other.id]));
  expect(covered).toMatchObject({ result: 'OFI', basis: 'COVER', maturity: 2, derived: { met: 2, of: 2 } });
  expect(await cover(linked.version, [])).toMatchObject({ status: 409, body: { current: { id } } });
  const third = await addOwnControl(world.owner, 'Third');
  expect(await link(world.owner, id, third.id, 'SUBSET')).toMatchObject({
    cover: { standing: 'TO_CONFIRM' },
    flags: ['TO_CONFIRM'],
    confidence: 39,
  });
  const { version } = await detailsOf(world.owner, id);
  expect(dataOf(await changePosition(world.owner, id, { version, confirm: true }))).toMatchObject({
    cover: { standing: 'CONFIRMED' },
    flags: [],
    confidence: 40,
  });
});

test('an override stands beside what is derived, and asks again when that changes', async () => {
  const { at } = await adopted('override');
  const { id, version } = at('override-1');
  const override = { result: 'MINOR_NON_CONFORMITY', maturity: null, reason: 'Seen on site', until: null } as const;
  expect(dataOf(await changePosition(world.owner, id, { version, override }))).toMatchObject({
    result: 'MINOR_NON_CONFORMITY',
    isOverridden: true,
    asksAgain: false,
    derived: { result: 'NOT_ASSESSED' },
  });
  await answerPosition(world.owner, id, answerBody('COMPLIANT'));
  const after = await detailsOf(world.owner, id);
  expect(after).toMatchObject({ result: 'MINOR_NON_CONFORMITY', asksAgain: true, derived: { result: 'COMPLIANT' } });
  const past = { ...override, until: '2020-01-01' };
  expect(await changePosition(world.owner, id, { version: after.version, override: past })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'override/until' }] },
  });
  expect(dataOf(await changePosition(world.owner, id, { version: after.version, override: null }))).toMatchObject({
    result: 'COMPLIANT',
    override: null,
    isOverridden: false,
  });
});
