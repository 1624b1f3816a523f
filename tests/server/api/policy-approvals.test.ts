import { expect, test } from 'vitest';

import { runBulkStep } from '#tests/contract/bulk-fixtures.ts';
import {
  act,
  approvedPolicy,
  newestVersion,
  submittedPolicy,
  writtenPolicy,
  type WrittenPolicy,
} from '#tests/contract/policy-fixtures.ts';
import { unique } from '#tests/contract/samples.ts';
import { addColleague, callsOf, entityOf, openLawPlace, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { file as csv, importsInto } from '#tests/server/import/importing.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addressOf, upload, uploaded, uploadVersion } from './attached.ts';

const places = useLawPlaces();

/** A file that is attached to a policy. */
interface Attached {
  readonly id: string;
  readonly version: number;
}

const approve = (person: Person, { id, version, contentSha256 }: WrittenPolicy) =>
  person.call(`/api/policy/${id}/status`, { method: 'POST', body: { version, contentSha256, action: 'APPROVE' } });

const endorse = (person: Person, { id, version, contentSha256 }: WrittenPolicy) =>
  person.call(`/api/policy/${id}/review`, { method: 'POST', body: { version, contentSha256, verdict: 'APPROVED' } });

const versionOf = async ({ versionId }: Pick<WrittenPolicy, 'versionId'>) =>
  entityOf(await places().harbour.owner.call(`/api/policy-version/${versionId}`));

const titlesFor = async (person: Person) => rowsOf(await person.call('/api/notifications')).map(({ title }) => title);

const remove = (person: Person, { id, version }: Attached) =>
  person.call(`/api/attachments/${id}?version=${version}`, { method: 'DELETE' });

const rename = (person: Person, { id, version }: Attached) =>
  person.call(`/api/attachments/${id}`, { method: 'PATCH', body: { version, name: 'renamed.txt' } });

const restore = (person: Person, { id, version }: Attached) =>
  person.call(`/api/attachments/${id}/restore`, { method: 'POST', body: { version } });

/** Every way to change the files of a policy that has one with two versions, and one that was removed. */
const ways: Readonly<Record<string, (person: Person, policyId: string, file: Attached, removed: Attached) => unknown>> =
  {
    'a new file': (person, policyId) => upload(person, policyId, 'another.txt', 'Another'),
    'a new version of a file': (person, _policyId, { id, version }) => uploadVersion(person, id, version),
    'an earlier version of a file': (person, _policyId, { id, version }) =>
      person.call(`/api/attachments/${id}/versions/restore`, { method: 'POST', body: { version, number: 1 } }),
    'a new name': (person, _policyId, file) => rename(person, file),
    'a removal': (person, _policyId, file) => remove(person, file),
    'a restoration': (person, _policyId, _file, removed) => restore(person, removed),
  };

/** Attaches two files to a policy, of which one has two versions and the other is removed again. */
async function withFiles(policyId: string) {
  const { harbour } = places();
  const { owner } = harbour;
  const first = await uploaded(harbour, policyId, 'kept.txt', 'One');
  const { body } = await uploadVersion(owner, first.id, first.version);
  const gone = await uploaded(harbour, policyId, 'gone.txt', 'Gone');
  const removed = entityOf(await remove(owner, gone));
  return {
    file: { id: first.id, version: numberAt(body, 'data.version') },
    removed: { id: removed.id, version: Number(removed['version']) },
  };
}

test.each(Object.entries(ways))(
  '%s during a review ends it: who changed the files is an author, and what reviewers said is void',
  async (_way, change) => {
    const { harbour } = places();
    const [author, approver, reviewer] = await Promise.all([0, 1, 2].map(() => addColleague(harbour)));
    if (author === undefined || approver === undefined || reviewer === undefined) throw new Error('Nobody was added');
    const { id } = await writtenPolicy(harbour, { author, approver, reviewers: [reviewer] });
    const { file, removed } = await withFiles(id);
    const submitted = await act(harbour, author, await newestVersion(harbour, id), { action: 'SUBMIT' });
    expect((await endorse(reviewer, submitted)).status).toBe(200);
    const read = await newestVersion(harbour, id);
    const { status } = Object(await change(approver, id, file, removed));
    expect([200, 201]).toContain(status);
    const after = await versionOf(read);
    expect(after).toMatchObject({ status: 'DRAFT', submittedAt: null, reviews: [{ isVoid: true }] });
    expect(after['authors']).toContainEqual(expect.objectContaining({ id: approver.id }));
    expect(await callsOf('Policies', harbour).read(id)).toMatchObject({ status: 'DRAFT' });
    const outdated = await endorse(reviewer, read);
    expect(outdated).toMatchObject({ status: 409, body: { current: { contentSha256: after['contentSha256'] } } });
    expect((await endorse(reviewer, { ...read, contentSha256: textAt(after, 'contentSha256') })).body).toMatchObject({
      errors: [{ field: 'verdict' }],
    });
    expect((await approve(approver, read)).status).toBe(403);
    for (const told of [author, reviewer]) expect(await titlesFor(told)).toContain('Review of a policy ended');
    const { version } = await newestVersion(harbour, id);
    const again = { method: 'POST', body: { version, action: 'SUBMIT' } } as const;
    expect((await author.call(`/api/policy/${id}/status`, again)).body).toMatchObject({
      errors: [{ field: 'approverId', message: expect.stringContaining('has written this version') }],
    });
  },
);

test.each(Object.entries(ways))(
  '%s of a policy in force begins a draft of the next version, and leaves the one in force as it was',
  async (_way, change) => {
    const { harbour, server } = places();
    const [author, approver] = await Promise.all([addColleague(harbour), addColleague(harbour)]);
    const { id } = await writtenPolicy(harbour, { approver });
    const { file, removed } = await withFiles(id);
    const submitted = await act(harbour, harbour.owner, await newestVersion(harbour, id), { action: 'SUBMIT' });
    const approved = await act(harbour, approver, submitted, { action: 'APPROVE' });
    const before = await versionOf(approved);
    const { status } = Object(await change(author, id, file, removed));
    expect([200, 201]).toContain(status);
    expect(await versionOf(approved)).toEqual(before);
    expect(await callsOf('Policies', harbour).read(id)).toMatchObject({ status: 'DRAFT', versionInForce: '1.0' });
    const draft = await versionOf(await newestVersion(harbour, id));
    expect(draft).toMatchObject({ number: '1.1', status: 'DRAFT', authors: [{ id: author.id }] });
    expect(draft['contentSha256']).not.toBe(before['contentSha256']);
    expect(await titlesFor(approver)).toContain('New version of a policy');
    const { body } = await author.call(`/api/attachments/${file.id}/address?number=2`);
    const { pathname, search } = new URL(textAt(body, 'data.url'));
    expect((await server.call(`${pathname}${search}`)).text).toBe('Two');
  },
);

test('a file with which a version was approved is opened only by those who may view the policy', async () => {
  const { harbour, meridian, server } = places();
  const approver = await addColleague(harbour);
  const { id } = await writtenPolicy(harbour, { approver });
  const file = await uploaded(harbour, id, 'a.txt', 'One');
  const submitted = await act(harbour, harbour.owner, await newestVersion(harbour, id), { action: 'SUBMIT' });
  await act(harbour, approver, submitted, { action: 'APPROVE' });
  entityOf(await remove(harbour.owner, file));
  expect((await server.call(await addressOf(harbour.owner, file.id))).text).toBe('One');
  expect((await harbour.owner.call(`/api/attachments/${file.id}/address?number=2`)).status).toBe(404);
  expect((await meridian.owner.call(`/api/attachments/${file.id}/address?number=1`)).status).toBe(404);
});

test('a rename to the same name changes nothing, and a refused change neither', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const { id, ...first } = await approvedPolicy(harbour);
  const draft = entityOf(await upload(owner, id, 'a.txt', 'One'), 201);
  const begun = await newestVersion(harbour, id);
  expect(begun.versionId).not.toBe(first.versionId);
  const approver = await addColleague(harbour);
  const { update, read } = callsOf('Policies', harbour);
  entityOf(await update(id, { version: at(await read(id), 'version'), approverId: approver.id }));
  const call = { method: 'POST', body: { version: begun.version, action: 'SUBMIT', changeLog: 'A file' } } as const;
  expect((await owner.call(`/api/policy/${id}/status`, call)).status).toBe(200);
  const same = { method: 'PATCH', body: { version: 1, name: 'a.txt' } } as const;
  expect((await owner.call(`/api/attachments/${draft.id}`, same)).status).toBe(200);
  expect((await remove(owner, { id: draft.id, version: 7 })).status).toBe(409);
  expect((await upload(owner, id, 'a.exe', 'MZ')).status).toBe(400);
  expect(await read(id)).toMatchObject({ status: 'REVIEW' });
});

test('an approval and a verdict name what was read', async () => {
  const { harbour } = places();
  const [approver, reviewer] = await Promise.all([addColleague(harbour), addColleague(harbour)]);
  const submitted = await submittedPolicy(harbour, { approver, reviewers: [reviewer] });
  const other = { ...submitted, contentSha256: '0'.repeat(64) };
  const current = { id: submitted.versionId, contentSha256: submitted.contentSha256 };
  expect(await endorse(reviewer, other)).toMatchObject({ status: 409, body: { current } });
  const { id, version } = submitted;
  const unnamed = { method: 'POST', body: { version, verdict: 'APPROVED' } } as const;
  expect((await reviewer.call(`/api/policy/${id}/review`, unnamed)).status).toBe(400);
  expect((await endorse(reviewer, submitted)).status).toBe(200);
  const read = await newestVersion(harbour, id);
  expect(await approve(approver, { ...read, contentSha256: other.contentSha256 })).toMatchObject({
    status: 409,
    body: { current },
  });
  expect((await approve(approver, read)).status).toBe(200);
  expect(await versionOf(read)).toMatchObject({ sha256: read.contentSha256, contentSha256: read.contentSha256 });
});

test('of an approval and a change of files at once, what was not read is not approved', async () => {
  const { harbour } = places();
  const approver = await addColleague(harbour);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await writtenPolicy(harbour, { approver });
    const file = await uploaded(harbour, id, 'a.txt', 'One');
    const read = await act(harbour, harbour.owner, await newestVersion(harbour, id), { action: 'SUBMIT' });
    const [approval, change] = await Promise.all([
      approve(approver, read),
      uploadVersion(harbour.owner, file.id, file.version),
    ]);
    expect(change.status).toBe(201);
    expect([200, 400, 409]).toContain(approval.status);
    const version = await versionOf(read);
    const [status, sha256] = approval.status === 200 ? ['APPROVED', read.contentSha256] : ['DRAFT', null];
    expect(version).toMatchObject({ status, sha256 });
  }
});

test('during a review the approver stays, and reviewers can only be added, who are asked', async () => {
  const { harbour } = places();
  const [approver, reviewer, another] = await Promise.all([0, 1, 2].map(() => addColleague(harbour)));
  if (approver === undefined || reviewer === undefined || another === undefined) throw new Error('Nobody was added');
  const submitted = await submittedPolicy(harbour, { approver, reviewers: [reviewer] });
  const { id } = submitted;
  const { update, read } = callsOf('Policies', harbour);
  const change = async (changes: object) => update(id, { version: at(await read(id), 'version'), ...changes });
  for (const [field, value] of [
    ['reviewerIds', []],
    ['reviewerIds', [another.id]],
    ['approverId', another.id],
    ['approverId', null],
  ] as const)
    expect(await change({ [field]: value })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  entityOf(await change({ ownerId: another.id, title: `Renamed ${unique()}` }));
  entityOf(await change({ reviewerIds: [reviewer.id, another.id.toUpperCase()] }));
  expect(await titlesFor(another)).toContain('Policy to review');
  expect((await endorse(reviewer, submitted)).status).toBe(200);
  expect((await approve(approver, await newestVersion(harbour, id))).status).toBe(400);
  expect((await change({ reviewerIds: [reviewer.id] })).status).toBe(400);
  await act(harbour, harbour.owner, await newestVersion(harbour, id), { action: 'WITHDRAW' });
  entityOf(await change({ reviewerIds: [reviewer.id] }));
  await act(harbour, harbour.owner, await newestVersion(harbour, id), { action: 'SUBMIT' });
  expect((await approve(approver, await newestVersion(harbour, id))).status).toBe(200);
});

test('imports and changes of whole lists leave deciders of a review as they are, and so do their undos', async () => {
  const { server } = places();
  const place = await openLawPlace(server, 'Deciders');
  const [approver, another] = await Promise.all([addColleague(place), addColleague(place)]);
  const { id } = await submittedPolicy(place, { approver, reviewers: [approver] });
  const { read, post } = callsOf('Policies', place);
  const ref = textAt(await read(id), 'ref');
  const imports = importsInto('policy', { ...place, server });
  const refused = await imports.check(csv('Reference,Approver', `${ref},${another.email}`), 'UPDATE');
  expect(await imports.rows(refused.id)).toMatchObject([{ outcome: 'INVALID', errors: [{ column: 'Approver' }] }]);
  const more = await imports.check(
    csv('Reference,Reviewers', `${ref},"${approver.email}\n${another.email}"`),
    'UPDATE',
  );
  await imports.run(more.id);
  expect(at(await read(id), 'reviewers')).toHaveLength(2);
  await imports.undo(more.id);
  expect((await imports.rows(more.id)).map(({ undo }) => undo)).toEqual(['CHANGED']);
  expect(at(await read(id), 'reviewers')).toHaveLength(2);

  const started = await post('change-all', { total: 1, changes: { approverId: another.id } });
  const bulkChangeId = textAt(entityOf(started), 'id');
  await runBulkStep(
    server,
    { organisationId: place.organisation.id, userId: place.owner.id },
    { bulkChangeId, step: 'RUN' },
  );
  expect(rowsOf(await place.owner.call(`/api/bulk-changes/${bulkChangeId}/left`))).toMatchObject([
    { ref, reason: 'STATUS' },
  ]);
  expect(await read(id)).toMatchObject({ status: 'REVIEW', approver: { id: approver.id } });
});

test('a batch leaves policies under review as they are, and says why', async () => {
  const { harbour } = places();
  const [approver, another] = await Promise.all([addColleague(harbour), addColleague(harbour)]);
  const reviewed = await submittedPolicy(harbour, { approver });
  const draft = await writtenPolicy(harbour, { approver });
  const { read } = callsOf('Policies', harbour);
  const records = await Promise.all(
    [reviewed, draft].map(async ({ id }) => ({ id, version: at(await read(id), 'version') })),
  );
  const body = { records, changes: { approverId: another.id } };
  const answer = await callsOf('Policies', harbour).post('change', body);
  expect(at(answer.body, 'data')).toMatchObject({ succeeded: 1, refused: [{ id: reviewed.id, reason: 'STATUS' }] });
  expect(await read(reviewed.id)).toMatchObject({ approver: { id: approver.id } });
  expect(await read(draft.id)).toMatchObject({ approver: { id: another.id } });
});
