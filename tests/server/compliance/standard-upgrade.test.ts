import { expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { plannedAssessment, takeAction } from '#tests/contract/compliance-assessment-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addOwnControl,
  adopt,
  changePosition,
  dataOf,
  detailsOf,
  entityOf,
  entriesOf,
  link,
  positionsByRef,
} from './support.ts';
import { addTwoVersions, compare, decide, offerOf, review, undo, upgradeTo, type Texts } from './upgrade-support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  const place = await openPlace(server);
  return { ...place, neighbour: await openPlace(server), close: () => server.close() };
});

/** T4 on small texts of our own: one of each kind that the rule proposes, one that is split, two that are merged. */
const before: Texts = {
  same: 'Keep a list of all gates.',
  signs: 'Keep the gates locked',
  words: 'Check every lock once a year.',
  split: 'Number the keys and count them.',
  m1: 'Lights are on at night.',
  m2: 'Cameras are on at night.',
  gone: 'Keep a dog.',
};
const now: Texts = {
  same: 'Keep a list of all gates.',
  signs: 'Keep the gates LOCKED.',
  words: 'Check every lock twice a year.',
  s1: 'Number the keys.',
  s2: 'Count the keys.',
  merged: 'Lights and cameras are on at night.',
  new: 'Train the guards.',
};
const changes: Schemas['LineageChange'][] = [
  { kind: 'SPLIT', from: ['split'], to: ['s1', 's2'] },
  { kind: 'MERGED', from: ['m1', 'm2'], to: ['merged'] },
  { kind: 'WITHDRAWN', from: ['gone'], to: ['new'] },
];

/** An adopted standard whose newer version is reviewed, with what people did about it. */
async function begun(title: string) {
  const { owner } = world;
  const versions = await addTwoVersions(world, title, [before, now]);
  const adopted = await adopt(owner, versions.former);
  const at = await positionsByRef(owner, adopted.id);
  const own = await addOwnControl(owner, `${title} done`, 'COMPLIANT');
  const bad = await addOwnControl(owner, `${title} not done`, 'MINOR_NON_CONFORMITY');
  for (const ref of ['same', 'signs', 'words', 'm1', 'm2', 'gone']) await link(owner, at(ref).id, own.id, 'EQUAL');
  await link(owner, at('split').id, own.id, 'EQUAL');
  await review(owner, versions, changes);
  return { versions, adopted, at, own, bad };
}

const valueOf = ({ result, flags }: Schemas['ControlPosition']) => [result, ...flags].join(' ');

const valuesOf = async (id: string) =>
  Object.fromEntries(
    entriesOf('ControlPosition', await world.owner.call(`/api/control-position?adoptedStandardId=${id}`)).map((one) => [
      one.ref,
      valueOf(one),
    ]),
  );

const formerValues = {
  same: 'COMPLIANT',
  signs: 'COMPLIANT',
  words: 'COMPLIANT',
  split: 'COMPLIANT',
  m1: 'COMPLIANT',
  m2: 'COMPLIANT',
  gone: 'COMPLIANT',
};

test('an upgrade keeps what did not change, asks about what did, and archives what is gone; it is undone and done again', async () => {
  const { owner } = world;
  const { versions, adopted, at } = await begun('Upgraded');
  expect(await valuesOf(adopted.id)).toEqual(formerValues);
  const upgraded = await upgradeTo(owner, adopted.id);
  expect(upgraded).toMatchObject({ kept: 2, asked: 1, added: 4, archived: 4 });
  expect(upgraded.adopted).toMatchObject({ standard: { id: versions.newer, number: '1.1' }, newerVersion: null });
  const afterwards = {
    same: 'COMPLIANT',
    signs: 'COMPLIANT',
    words: 'COMPLIANT TO_CONFIRM',
    s1: 'COMPLIANT TO_CONFIRM',
    s2: 'COMPLIANT TO_CONFIRM',
    merged: 'COMPLIANT TO_CONFIRM',
    new: 'NOT_ASSESSED',
  };
  expect(await valuesOf(adopted.id)).toEqual(afterwards);
  const words = await detailsOf(owner, at('words').id);
  expect(words).toMatchObject({ ref: 'words', confidence: 39, sources: [{ standing: 'TO_CONFIRM' }] });
  const undone = entityOf('AdoptedStandard', await undo(owner, adopted.id, upgraded.adopted.version));
  expect(undone).toMatchObject({ standard: { id: versions.former }, newerVersion: '1.1', toConfirm: 0 });
  expect(await valuesOf(adopted.id)).toEqual(formerValues);
  const again = await upgradeTo(owner, adopted.id);
  expect(again).toMatchObject({ kept: 2, asked: 1, added: 4, archived: 4 });
  expect(await valuesOf(adopted.id)).toEqual(afterwards);
});

test('nothing is asked about a reworded control once a person has confirmed it in the wizard', async () => {
  const { adopted } = await begun('Confirmed');
  expect(await upgradeTo(world.owner, adopted.id, { confirmed: ['words'] })).toMatchObject({ kept: 3, asked: 0 });
  expect(await valuesOf(adopted.id)).toMatchObject({ words: 'COMPLIANT' });
});

test('an own control that did what is withdrawn is only suggested for what took it over', async () => {
  const { adopted, own } = await begun('Suggested');
  await upgradeTo(world.owner, adopted.id);
  const taken = (await positionsByRef(world.owner, adopted.id))('new');
  const { sources } = await detailsOf(world.owner, taken.id);
  expect(sources).toMatchObject([{ ownControl: { id: own.id }, standing: 'PROPOSED' }]);
});

test('what fails in the whole is only proposed for its parts', async () => {
  const { owner } = world;
  const { adopted, at, own, bad } = await begun('Failing');
  const { sources } = await detailsOf(owner, at('split').id);
  const path = `/api/control-position/${at('split').id}/links/${sources[0]?.id ?? ''}`;
  dataOf(await owner.call(path, { method: 'PATCH', body: { action: 'REMOVE' } }));
  expect(sources).toMatchObject([{ ownControl: { id: own.id } }]);
  await link(owner, at('split').id, bad.id, 'EQUAL');
  await upgradeTo(owner, adopted.id);
  const position = await positionsByRef(owner, adopted.id);
  for (const ref of ['s1', 's2']) {
    const details = await detailsOf(owner, position(ref).id);
    expect(details).toMatchObject({ result: 'NOT_ASSESSED', proposal: 'MINOR_NON_CONFORMITY' });
  }
});

test('decisions follow, and an undo leaves what was decided since', async () => {
  const { owner } = world;
  const { adopted, at } = await begun('Decided');
  const { version: read } = await detailsOf(owner, at('split').id);
  const excluded = { version: read, isApplicable: false, justification: 'There are no keys' };
  dataOf(await changePosition(owner, at('split').id, excluded));
  const upgraded = await upgradeTo(owner, adopted.id);
  const position = await positionsByRef(owner, adopted.id);
  const part = await detailsOf(owner, position('s1').id);
  expect(part).toMatchObject({ isApplicable: false, justification: 'There are no keys' });
  const { version } = position('words');
  dataOf(await changePosition(owner, at('words').id, { version, confirm: true, justification: 'Read again' }));
  expect((await offerOf(owner, adopted.id)).undoable).toMatchObject({ fromNumber: '1.0', toNumber: '1.1', touched: 1 });
  dataOf(await undo(owner, adopted.id, upgraded.adopted.version));
  expect(await detailsOf(owner, at('words').id)).toMatchObject({
    ref: 'words',
    result: 'COMPLIANT',
    flags: [],
    justification: 'Read again',
  });
  expect((await offerOf(owner, adopted.id)).undoable).toBeNull();
});

test('open findings of a control are about all that it became', async () => {
  const { owner } = world;
  const { adopted, at } = await begun('Found');
  const body = { title: 'Keys are missing', kind: 'MINOR', positionIds: [at('split').id, at('gone').id] };
  const finding = entityOf('Finding', await owner.call('/api/non-conformance', { method: 'POST', body }));
  const refsOf = async () =>
    entityOf('Finding', await owner.call(`/api/non-conformance/${finding.id}`)).positions.map(({ ref }) => ref);
  expect((await refsOf()).toSorted()).toEqual(['gone', 'split']);
  const { adopted: upgraded } = await upgradeTo(owner, adopted.id);
  expect((await refsOf()).toSorted()).toEqual(['gone', 'new', 's1', 's2', 'split']);
  dataOf(await undo(owner, adopted.id, upgraded.version));
  expect((await refsOf()).toSorted()).toEqual(['gone', 'split']);
});

test('an assessment in progress ends on the version that it began with', async () => {
  const { owner } = world;
  const { adopted } = await begun('Assessed');
  const place = { ...world, marker: 'Assessed' };
  const [assessor, reviewer] = [await anotherMember(place), await anotherMember(place)];
  const planned = await plannedAssessment(place, { assessor, reviewer, adoptedStandardId: adopted.id });
  expect(await takeAction(place, assessor, planned, { action: 'START' })).toMatchObject({ status: 200 });
  const items = async () =>
    entityOf('AssessmentDetails', await owner.call(`/api/compliance-assessment/${planned.id}/details`)).items;
  const started = await items();
  await upgradeTo(owner, adopted.id);
  expect((await offerOf(owner, adopted.id)).openAssessments).toBe(1);
  expect((await items()).map(({ positionId, result }) => ({ positionId, result }))).toEqual(
    started.map(({ positionId, result }) => ({ positionId, result })),
  );
});

test('a step back is refused once nothing can be undone, and both with a version that was changed', async () => {
  const { owner } = world;
  const { adopted, versions } = await begun('Refused');
  expect((await undo(owner, adopted.id, adopted.version)).status).toBe(409);
  const body = { version: adopted.version + 5, versionId: versions.newer, levels: [], confirmed: [] };
  const path = `/api/organisation-standards/${adopted.id}/upgrade`;
  expect((await owner.call(path, { method: 'POST', body })).status).toBe(409);
  const wrong = { ...body, version: adopted.version, confirmed: ['same'] };
  expect(await owner.call(path, { method: 'POST', body: wrong })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'confirmed/0' }] },
  });
  const other = { ...body, version: adopted.version, versionId: versions.former };
  expect(await owner.call(path, { method: 'POST', body: other })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'versionId' }] },
  });
});

test('a newer version waits until its lineage is reviewed', async () => {
  const { owner } = world;
  const versions = await addTwoVersions(world, 'Waiting', [before, now]);
  const adopted = await adopt(owner, versions.former);
  expect(await offerOf(owner, adopted.id)).toMatchObject({ lineage: null, waiting: { id: versions.newer } });
  const compared = entityOf('StandardLineage', await compare(owner, versions));
  expect(compared.pairs.map(({ kind }) => kind)).toEqual([
    'UNCHANGED',
    'EDITORIAL',
    'REWORDED',
    ...Array.from({ length: 4 }, () => 'NEW'),
    ...Array.from({ length: 4 }, () => 'WITHDRAWN'),
  ]);
  const early = await decide(owner, versions, { version: compared.version, finish: true });
  expect(early).toMatchObject({ status: 409, body: { errors: [{ field: 'finish' }] } });
  await review(owner, versions, changes);
  expect(await offerOf(owner, adopted.id)).toMatchObject({ lineage: { undecided: 0 }, waiting: null });
  expect((await compare(owner, versions)).status).toBe(409);
});

test('another organisation sees neither lineage nor upgrade, and cannot do either', async () => {
  const { neighbour, owner } = world;
  const { adopted, versions } = await begun('Unseen');
  const lineage = `/api/standard/version/${versions.newer}/lineage`;
  const upgrade = `/api/organisation-standards/${adopted.id}/upgrade`;
  const said = { fromVersionId: versions.former, version: 3, confirmed: [0], rejected: [], changes: [], finish: false };
  const input = { version: adopted.version, versionId: versions.newer, levels: [], confirmed: [] };
  const answers = [
    await neighbour.owner.call(lineage),
    await neighbour.owner.call(`${lineage}/wording?codes=words`),
    await neighbour.owner.call(lineage, { method: 'POST', body: { fromVersionId: versions.former } }),
    await neighbour.owner.call(lineage, { method: 'PATCH', body: said }),
    await neighbour.owner.call(upgrade),
    await neighbour.owner.call(upgrade, { method: 'POST', body: input }),
    await neighbour.owner.call(`${upgrade}/undo`, { method: 'POST', body: { version: adopted.version } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const wording = await owner.call(`${lineage}/wording?codes=words&codes=split&codes=unknown`);
  expect(dataOf(wording)).toEqual([
    { code: 'words', before: before['words'], after: [now['words']] },
    { code: 'split', before: before['split'], after: [now['s1'], now['s2']] },
  ]);
});
