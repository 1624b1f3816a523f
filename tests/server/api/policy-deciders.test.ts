import { expect, test } from 'vitest';

import { writtenPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { addColleague, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const change = (person: Person, id: string, body: object) =>
  person.call(`/api/policy/${id}/status`, { method: 'POST', body });

test('who is asked to decide can: others are neither offered nor waited for', async () => {
  const { harbour, server } = places();
  const { owner, organisation } = harbour;
  const [author, manager] = [await addColleague(harbour), await anotherMember(harbour)];
  const [viewing, assessor, gone] = await Promise.all([
    addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'VIEW' }] }),
    addPerson(server, { in: [{ organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }] }),
    addColleague(harbour),
  ]);
  await asOwner(server, 'update user_account set active = false where id = $1', [gone.id]);
  const { id, version } = await writtenPolicy(harbour, { author, approver: viewing, reviewers: [assessor, gone] });
  const offered = async (query: string) =>
    rowsOf(await owner.call(`/api/policy-deciders${query}`)).map((person) => person.id);
  const able = await offered('');
  expect(able).toEqual(expect.arrayContaining([author.id, manager.id]));
  for (const person of [viewing, assessor, gone]) expect(able).not.toContain(person.id);
  const ofPolicy = await offered(`?policyId=${id}`);
  expect(ofPolicy).toContain(manager.id);
  expect(ofPolicy).not.toContain(author.id);
  const message = expect.stringContaining('cannot review policies: choose someone else in the details');
  expect((await change(author, id, { version, action: 'SUBMIT' })).body).toMatchObject({
    errors: [
      { field: 'approverId', message },
      { field: 'reviewerIds', message },
      { field: 'reviewerIds', message },
    ],
  });
});

test('remarks keep their place, and are answered; their author is told', async () => {
  const { harbour } = places();
  const [author, colleague] = [await addColleague(harbour), await addColleague(harbour)];
  const { id, versionId } = await writtenPolicy(harbour, { author });
  const anchor = { start: 31, before: 'Tier 2: ', after: ' of notice.' };
  const remark = { quote: 'within 4 hours', anchor, text: 'Of which day?' };
  const added = entityOf(await colleague.call(`/api/policy/${id}/remarks`, { method: 'POST', body: remark }), 201);
  expect(added).toMatchObject({ ...remark, replies: [] });
  const reply = (text: string) =>
    author.call(`/api/policy-remark/${added.id}/replies`, { method: 'POST', body: { text } });
  expect((await reply(' ')).body).toMatchObject({ errors: [{ field: 'text' }] });
  expect(entityOf(await reply('Of the day of notice'), 201)).toMatchObject({
    replies: [{ text: 'Of the day of notice', createdBy: { id: author.id } }],
  });
  expect(rowsOf(await harbour.owner.call(`/api/policy-version/${versionId}/remarks`))).toMatchObject([
    { ...remark, replies: [{ text: 'Of the day of notice' }] },
  ]);
  expect(rowsOf(await colleague.call('/api/notifications')).map(({ title }) => title)).toContain('Remark answered');
  const { meridian } = places();
  const foreign = { method: 'POST', body: { text: 'Mine' } } as const;
  expect((await meridian.owner.call(`/api/policy-remark/${added.id}/replies`, foreign)).status).toBe(404);
});
