import { expect, test } from 'vitest';

import { act, approvedPolicy, newestVersion, submittedPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { decide, decidedStandard, draftStatement, takeStatementAction } from '#tests/contract/statement-fixtures.ts';
import { addColleague, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { acknowledgementsOf, tokenIn } from './acknowledgements.ts';
import { nextVersionsOf } from './policy-versions.ts';

// With two of a kind, the first and the one before are the same: what takes the wrong one shows with three.

const places = useLawPlaces();
const { ask, open, requestsOf, sendMails } = acknowledgementsOf(places);
const nextVersion = nextVersionsOf(places);

test('of three versions, each person is shown what changed since the one that they acknowledged', async () => {
  const { harbour, server } = places();
  const policy = await approvedPolicy(harbour, '<p>One.</p>');
  const [early, late] = ['early@example.org', 'late@example.org'];
  const tokensOf = async () => {
    const mails = await sendMails();
    return (to: string) => tokenIn(mails.find((mail) => mail.to === to));
  };
  const acknowledge = async (token: string) => {
    await server.call(`/api/public/policy/secure/${token}/acknowledgement`, { method: 'POST' });
    // The receipt.
    await sendMails();
  };
  await ask(policy.id, { recipients: [early, late].map((email) => ({ name: '', email })) });
  await acknowledge((await tokensOf())(early));
  const everyone = { size: 'MAJOR', asking: { whom: 'EVERYONE' } } as const;
  const second = await nextVersion(policy, { ...everyone, content: '<p>Two.</p>' });
  await acknowledge((await tokensOf())(late));
  await nextVersion({ ...policy, version: second.version }, { ...everyone, content: '<p>Three.</p>' });
  const third = await tokensOf();
  const viewOf = async (to: string) => at((await open(third(to))).body, 'data.policy');
  expect(await viewOf(early)).toMatchObject({ version: '3.0', changes: { since: '1.0' } });
  expect(await viewOf(late)).toMatchObject({ version: '3.0', changes: { since: '2.0' } });
  const former = await requestsOf(policy.id, '&versions=FORMER');
  expect(former.map(({ policyVersion, state }) => `${String(policyVersion)} ${String(state)}`).toSorted()).toEqual([
    '1.0 ACKNOWLEDGED',
    '1.0 SUPERSEDED',
    '2.0 ACKNOWLEDGED',
    '2.0 SUPERSEDED',
  ]);
  expect(await requestsOf(policy.id, '&versions=IN_FORCE')).toMatchObject([
    { state: 'REQUESTED', policyVersion: '3.0' },
    { state: 'REQUESTED', policyVersion: '3.0' },
  ]);
});

test('a policy that was rejected twice says why the second time, and nothing of it once it is approved', async () => {
  const { harbour } = places();
  const [author, approver] = [await addColleague(harbour), await addColleague(harbour)];
  const { id } = await submittedPolicy(harbour, { author, approver });
  const versionNow = async () =>
    at(await harbour.owner.call(`/api/policy/${id}/versions`).then(({ body }) => body), 'data.0');
  for (const reason of ['The scope is missing', 'The owner is missing']) {
    await act(harbour, approver, await newestVersion(harbour, id), { action: 'REJECT', reason });
    expect(await versionNow()).toMatchObject({ decision: 'REJECTED', decisionReason: reason });
    const { version } = await newestVersion(harbour, id);
    const document = { generationMethod: 'MANUAL', content: `<p>${reason}.</p>`, sourceUrl: '', changeLog: 'Added' };
    await author.call(`/api/policy/${id}/document`, { method: 'PATCH', body: { version, ...document } });
    await act(harbour, author, await newestVersion(harbour, id), { action: 'SUBMIT' });
    expect(await versionNow()).toMatchObject({ status: 'REVIEW', decisionReason: reason });
  }
  await act(harbour, approver, await newestVersion(harbour, id), { action: 'APPROVE' });
  expect(await versionNow()).toMatchObject({ decision: 'APPROVED', decisionReason: '' });
});

test('the third statement of applicability names the second as approved, and each keeps its own controls', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const approver = await anotherMember(harbour);
  const { id: adoptedStandardId, positions } = await decidedStandard(harbour, owner);
  let statement = await draftStatement(harbour, owner, { adoptedStandardId, approver });
  const take = async (person: Person, body: Body): Promise<Stored> => {
    const answer = await takeStatementAction(harbour, person, statement, body);
    expect(answer).toMatchObject({ status: 200 });
    statement = { ...statement, version: numberAt(answer.body, 'data.version') };
    return statement;
  };
  const reasons = ['LEGAL', 'BUSINESS', 'CONTRACT'];
  for (const reason of reasons) {
    await decide(harbour, owner, positions[0] ?? '', { reasons: [reason] });
    await take(owner, { action: 'SUBMIT', changeLog: reason });
    await take(approver, { action: 'APPROVE' });
    await take(owner, { action: 'REVISE' });
  }
  const path = `/api/statement-of-applicability/${statement.id}`;
  expect(at((await owner.call(path)).body, 'data')).toMatchObject({
    status: 'DRAFT',
    number: '1.3',
    approvedNumber: '1.2',
  });
  const versions = rowsOf(await owner.call(`${path}/versions`));
  expect(versions.map(({ number, outcome, changeLog }) => [number, outcome, changeLog])).toEqual([
    ['1.2', 'APPROVED', 'CONTRACT'],
    ['1.1', 'APPROVED', 'BUSINESS'],
    ['1.0', 'APPROVED', 'LEGAL'],
  ]);
  const sheets = await Promise.all(
    reasons.map(async (_, index) =>
      at((await owner.call(`${path}/sheet?submission=${index + 1}`)).body, 'data.rows.0'),
    ),
  );
  expect(sheets).toMatchObject(reasons.map((reason) => ({ reasons: [reason] })));
});
