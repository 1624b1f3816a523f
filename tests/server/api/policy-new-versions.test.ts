import { expect, test } from 'vitest';

import {
  act,
  approvedPolicy,
  askedPolicy,
  newestVersion,
  type WrittenPolicy,
} from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { callsOf, entityOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

import { acknowledgementsOf, tokenIn } from './acknowledgements.ts';

const places = useLawPlaces();
const { ask, open, requestsOf, sendMails } = acknowledgementsOf(places);

/** The stored acknowledgements of a policy. */
const acknowledgementsIn = (policyId: string) =>
  asOwner(
    places().server,
    `select to_jsonb(a) as row from acknowledgement a join acknowledgement_request r on r.id = a.request_id
     where r.policy_id = $1`,
    [policyId],
  );

/** Writes, submits and approves the next version. */
async function nextVersion(first: WrittenPolicy, content: string, asksAgain = true): Promise<WrittenPolicy> {
  const { harbour } = places();
  const { owner } = harbour;
  const approver = await anotherMember(harbour);
  const { update, read } = callsOf('Policies', harbour);
  entityOf(await update(first.id, { version: at(await read(first.id), 'version'), approverId: approver.id }));
  const draft = await act(harbour, owner, first, { action: 'REVISE', size: 'MINOR' });
  const document = { generationMethod: 'MANUAL', content, sourceUrl: '', changeLog: 'Changed' };
  const call = { method: 'PATCH', body: { version: draft.version, ...document } } as const;
  const written = entityOf(await owner.call(`/api/policy/${first.id}/document`, call));
  const submitted = await act(harbour, owner, { ...draft, version: Number(written['version']) }, { action: 'SUBMIT' });
  const { version, contentSha256 } = submitted;
  const approval = { version, contentSha256, action: 'APPROVE', asksAgain };
  const approved = entityOf(await approver.call(`/api/policy/${first.id}/status`, { method: 'POST', body: approval }));
  return { ...submitted, versionId: approved.id, version: Number(approved['version']) };
}

test('a new version asks again, shows what changed since, and leaves earlier acknowledgements alone', async () => {
  const { harbour, server } = places();
  const first = await approvedPolicy(harbour, '<p>Lock your screen.</p><p>Report loss.</p>');
  await ask(first.id, { recipients: ['done@example.org', 'open@example.org'].map((email) => ({ name: '', email })) });
  const mails = await sendMails();
  const linkOf = (to: string) => tokenIn(mails.find((mail) => mail.to === to));
  await server.call(`/api/public/policy/secure/${linkOf('done@example.org')}/acknowledgement`, { method: 'POST' });
  const [before] = await acknowledgementsIn(first.id);
  await nextVersion(first, '<p>Lock your screen at once.</p><p>Report loss.</p>');
  const again = await sendMails();
  expect(again.map(({ to }) => to).toSorted()).toEqual(['done@example.org', 'open@example.org']);
  expect((await open(linkOf('open@example.org'))).status).toBe(404);
  const viewOf = async (to: string) =>
    at((await open(tokenIn(again.find((mail) => mail.to === to)))).body, 'data.policy');
  expect(await viewOf('open@example.org')).toMatchObject({ version: '1.1', changes: null });
  expect(await viewOf('done@example.org')).toMatchObject({
    version: '1.1',
    changes: { since: '1.0', changeLog: 'Changed', passages: [{ change: 'CHANGED' }, { change: 'SAME' }] },
  });
  const [after] = await acknowledgementsIn(first.id);
  expect(after).toEqual(before);
});

test('an approval can leave those who were asked in peace', async () => {
  const { harbour } = places();
  const { id } = await askedPolicy(harbour);
  await sendMails();
  await nextVersion(await newestVersion(harbour, id), '<p>Corrected.</p>', false);
  expect(await sendMails()).toEqual([]);
  expect(await requestsOf(id)).toHaveLength(1);
});
