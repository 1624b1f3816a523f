import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { acknowledgement, acknowledgementRequest, record } from '#server/database/schema/index.ts';
import { linkFinding, receiptWith } from '#server/database/secure-links.ts';
import { db } from '#server/database/tenancy.ts';
import { addDemoLinks } from '#server/demo/index.ts';
import { tokenHash } from '#server/links/token.ts';
import { requestPage } from '#server/modules/policy/acknowledgement/read.ts';
import { receiptHash } from '#server/modules/policy/secure/receipt.ts';
import { contentHash } from '#server/modules/policy/versions/content-hash.ts';
import { shared } from '#tests/server/support/shared.ts';

import { startDemoServer } from './demo-server.ts';

const server = shared(startDemoServer);
beforeAll(async () => {
  await server.seed();
});

/** How many requests of a policy are in each state. */
const statesOf = (ref: string) =>
  server.inOrganisation('Harbour Logistics', async () => {
    const [policy] = await db.select({ id: record.id }).from(record).where(eq(record.ref, ref));
    const { data } = await requestPage(policy?.id ?? '', { perPage: 100 });
    const count = (state: Schemas['AcknowledgementState']) => data.filter((one) => one.state === state).length;
    return {
      requested: count('REQUESTED'),
      opened: count('OPENED'),
      acknowledged: count('ACKNOWLEDGED'),
      expired: count('EXPIRED'),
      revoked: count('REVOKED'),
    };
  });

test('two policies were sent to people who are in every state', async () => {
  expect(await statesOf('P-0001')).toEqual({ requested: 2, opened: 1, acknowledged: 5, expired: 1, revoked: 0 });
  expect(await statesOf('P-0005')).toEqual({ requested: 3, opened: 4, acknowledged: 8, expired: 0, revoked: 1 });
});

test('nothing is to be mailed, and what happened is in order', async () => {
  const rows = await server.inOrganisation('Harbour Logistics', () =>
    db
      .select()
      .from(acknowledgementRequest)
      .leftJoin(acknowledgement, eq(acknowledgement.requestId, acknowledgementRequest.id)),
  );
  expect(rows).toHaveLength(25);
  for (const { acknowledgement_request: request, acknowledgement: given } of rows) {
    expect([request.mailDue, request.reminderDays]).toEqual([null, 0]);
    const { requestedAt, sentAt, openedAt, revokedAt } = request;
    const times = [requestedAt, sentAt, openedAt, given?.at, revokedAt, new Date()].flatMap(
      (at) => at?.getTime() ?? [],
    );
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test('every receipt can be checked', async () => {
  const codes = await server.inOrganisation('Harbour Logistics', () =>
    db.select({ code: acknowledgement.code }).from(acknowledgement),
  );
  expect(codes).toHaveLength(13);
  for (const { code } of codes) {
    const found = await receiptWith(server.database.platform, code);
    if (found === undefined) throw new Error('The receipt was not found');
    expect(contentHash(found)).toBe(found.contentSha256);
    expect(receiptHash({ ...found, version: `${found.major}.${found.minor}` })).toBe(found.sha256);
  }
});

test('each start makes a link to an open, an acknowledged and an expired request', async () => {
  const made = [...(await addDemoLinks(server.database)), ...(await addDemoLinks(server.database))];
  expect(made.map(({ about }) => about)).toEqual([
    'open',
    'acknowledged',
    'expired',
    'open',
    'acknowledged',
    'expired',
  ]);
  expect(new Set(made.map(({ path }) => path)).size).toBe(6);
  for (const { about, path } of made) {
    const token = path.replace('/policy/secure/', '');
    const link = await linkFinding(server.database.platform).linkWith(tokenHash(token));
    expect(link?.isExpired).toBe(about === 'expired');
  }
});
