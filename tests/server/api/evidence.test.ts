import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { openFolder } from '#scripts/support/open-folder.ts';
import { verifyFile } from '#scripts/support/verify-logs.ts';
import { newestSeal } from '#server/modules/activity/chain/seal.ts';
import { sealLog } from '#server/modules/activity/index.ts';
import { acknowledgedPolicy, askedPolicy } from '#tests/contract/policy-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const states = ['REQUESTED', 'OPENED', 'ACKNOWLEDGED', 'EXPIRED', 'REVOKED', 'SUPERSEDED'] as const;

test('the states of the requests for the version in force are counted', async () => {
  const { harbour } = places();
  const { id } = await acknowledgedPolicy(harbour);
  const answer = await harbour.owner.call(`/api/policy/${id}/acknowledgement-states`);
  const byState = states.map((state) => ({ state, count: state === 'ACKNOWLEDGED' ? 1 : 0 }));
  expect(answer.body).toMatchObject({ data: { byState } });
  const listed = await harbour.owner.call(`/api/policy/${id}/acknowledgements?versions=FORMER`);
  expect(listed.body).toMatchObject({ data: { pagination: { total: 0, unfilteredTotal: 1 } } });
});

test('the evidence is exported with its proofs, typed, and without formulas', async () => {
  const { harbour } = places();
  const { id } = await askedPolicy(harbour, '=cmd@example.org');
  const { text } = await harbour.owner.call(`/api/policy/${id}/acknowledgement-export?format=csv`);
  expect(text).toContain(`,'=cmd@example.org,1.0,1.0,Requested,`);
  const exported = await harbour.owner.call(`/api/policy/${id}/acknowledgement-export?format=json&state=ACKNOWLEDGED`);
  expect(exported.body).toEqual([]);
});

test('the sealed log of an organisation is verified without its database', async () => {
  const { harbour, server } = places();
  const { organisation, owner } = harbour;
  await acknowledgedPolicy(harbour);
  await sealLog(server.database, organisation.id);
  const scope = { organisationId: organisation.id, userId: '' };
  const newest = await server.database.inOrganisation(scope, newestSeal);
  if (newest === undefined) throw new Error('Nothing was sealed');
  const head = { ...newest, organisationId: organisation.id, sealedAt: newest.sealedAt.toISOString() };
  const heads = new Map([[organisation.id, [head]]]);
  const check = async (person: Pick<typeof owner, 'call'>, change: (text: string) => string = (text) => text) => {
    const { body } = await person.call('/api/activities/sealed?format=json');
    const lines = (Array.isArray(body) ? body : []).map((row) => JSON.stringify(row));
    const file = path.join(openFolder(), 'log.json');
    writeFileSync(file, change(`[\n${lines.join(',\n')}\n]\n`));
    return verifyFile(file, heads);
  };
  expect(await check(owner)).toMatchObject({ rows: newest.position, mismatch: undefined });
  expect(await check(owner, (text) => text.replace('"action":"CREATE"', '"action":"UPDATE"'))).toMatchObject({
    mismatch: expect.stringMatching(/^row 1 .* was changed$/),
  });
  // Without the right to view the records there are only the hashes, which are enough.
  const manager = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
  await asOwner(server, `delete from membership_permission where user_id = $1 and feature <> 'USERS'`, [manager.id]);
  const { body } = await manager.call('/api/activities/sealed?format=json');
  expect(JSON.stringify(body)).not.toContain(harbour.marker);
  expect(await check(manager)).toMatchObject({ rows: newest.position, mismatch: undefined });
});
