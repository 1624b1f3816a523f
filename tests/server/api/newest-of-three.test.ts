import { expect, test } from 'vitest';

import { act, approvedPolicy, newestVersion } from '#tests/contract/policy-fixtures.ts';
import { create, type Body } from '#tests/contract/samples.ts';
import { monthly, newTask, recur } from '#tests/contract/task-fixtures.ts';
import { addColleague, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

// What takes the oldest row for the newest is right as long as there is one, and with two it may still be.

const places = useLawPlaces();

const call = (path: string, body?: Body) =>
  places().harbour.owner.call(`/api/${path}`, body === undefined ? {} : { method: 'POST', body });

test('the newest review of a risk is read first', async () => {
  const risk = await create(places().harbour, 'Risks', { title: 'Flood' });
  let { version } = risk;
  for (const remark of ['First', 'Second', 'Third']) {
    const body = { version, outcome: 'RESCORED', remark, nextReviewOn: '2099-01-31' };
    version = Number(entityOf(await call(`risk/${risk.id}/reviews`, body))['version']);
  }
  const reviews = rowsOf(await call(`risk/${risk.id}/reviews`));
  expect(reviews.map(({ remark }) => remark)).toEqual(['Third', 'Second', 'First']);
});

/** A monthly task whose first two occurrences are done. */
async function taskDoneTwice() {
  const { harbour } = places();
  const task = await newTask(harbour);
  await recur(harbour, task, monthly('2099-01-31'));
  const complete = async () => {
    const version = at((await call(`task/${task.id}`)).body, 'data.version');
    return call(`task/${task.id}/status`, { version, action: 'COMPLETE', reason: '' });
  };
  await complete();
  await complete();
  return { task, complete };
}

test('the third occurrence of a task covers the days after the second', async () => {
  const { task, complete } = await taskDoneTwice();
  expect(await complete()).toMatchObject({ status: 200 });
  const occurrences = rowsOf(await call(`task/${task.id}/occurrences`));
  expect(occurrences.map(({ number, coversFrom, dueOn }) => [number, coversFrom, dueOn])).toEqual([
    [3, '2099-03-01', '2099-03-31'],
    [2, '2099-02-01', '2099-02-28'],
    [1, '2099-01-01', '2099-01-31'],
  ]);
});

test('another rule goes on after the last of several occurrences', async () => {
  const { task } = await taskDoneTwice();
  const version = numberAt((await call(`task/${task.id}`)).body, 'data.version');
  const changed = await recur(places().harbour, { ...task, version }, monthly('2098-12-15'));
  expect(changed.body).toMatchObject({ data: { dueOn: '2099-03-15', occurrence: 3 } });
});

test('who wrote the newest version of a policy does not decide on it; who wrote an earlier one may', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const author = await addColleague(harbour);
  const policy = await approvedPolicy(harbour);
  const draft = await act(harbour, author, policy, { action: 'REVISE', size: 'MINOR' });
  const document = { generationMethod: 'MANUAL', content: '<p>Another.</p>', sourceUrl: '', changeLog: 'Changed' };
  const written = { method: 'PATCH', body: { version: draft.version, ...document } } as const;
  expect((await author.call(`/api/policy/${policy.id}/document`, written)).status).toBe(200);
  expect(await newestVersion(harbour, policy.id)).not.toMatchObject({ versionId: policy.versionId });
  const deciders = rowsOf(await owner.call(`/api/policy-deciders?policyId=${policy.id}`)).map(({ id }) => id);
  expect(deciders).not.toContain(author.id);
  expect(deciders).toContain(owner.id);
});

test('a past day is drawn with the last appetite before it', async () => {
  const { harbour, server } = places();
  const id = harbour.organisation.id;
  const appetiteOn = async (daysAgo: number) => {
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    return at((await call(`risk-scores/heat-map?stage=current&asOf=${day}`)).body, 'data.appetite');
  };
  for (const score of [4, 6, 9]) {
    const version = at((await call('risk-appetite')).body, 'data.version');
    expect((await call('risk-appetite/apply', { version, score, categories: [] })).status).toBe(200);
    await asOwner(server, `update risk_appetite_version set at = at - interval '10 days' where organisation_id = $1`, [
      id,
    ]);
  }
  expect(await Promise.all([5, 15, 25].map(appetiteOn))).toEqual([9, 6, 4]);
});
