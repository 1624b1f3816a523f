import { asc, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import {
  acknowledgementRequest,
  policyRemark,
  policyRemarkReply,
  policyRiskAssignment,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { policyRegister } from '#server/modules/policy/index.ts';
import { shared } from '#tests/server/support/shared.ts';

import { startDemoServer } from './demo-server.ts';

const server = shared(startDemoServer);
beforeAll(async () => {
  await server.seed();
});

/** The policies of an organisation in the order of their references. */
const policiesOf = (name: string): Promise<Schemas['Policy'][]> =>
  server.inOrganisation(name, async () => {
    const rows = await db
      .select({ id: record.id })
      .from(record)
      .where(eq(record.kind, 'policy'))
      .orderBy(asc(record.ref));
    const found = await policyRegister.read(rows.map(({ id }) => id));
    return rows.flatMap(({ id }) => found.find((one) => one.id === id) ?? []);
  });

const inWords = ({ title, status, versionInForce }: Schemas['Policy']) =>
  `${title}: ${status}, ${versionInForce ?? 'none in force'}`;

test('Harbour Logistics has policies of every status, in force in their first or a later version', async () => {
  const policies = await policiesOf('Harbour Logistics');
  expect(policies.map(inWords)).toEqual([
    'Information Security Policy: APPROVED, 1.0',
    'Access Control Policy: APPROVED, 1.1',
    'Backup Policy: APPROVED, 2.0',
    'Cryptography Policy: APPROVED, 1.0',
    'Acceptable Use Policy: APPROVED, 1.0',
    'Incident Response Policy: REVIEW, none in force',
    'Supplier Security Policy: REJECTED, none in force',
    'Remote Work Policy: DRAFT, none in force',
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect(policies.filter(({ nextReviewOn }) => (nextReviewOn ?? today) < today).map(({ ref }) => ref)).toEqual([
    'P-0004',
  ]);
});

test('a version waits for its day, a remark was answered, and a request was superseded by one for a newer version', async () => {
  const [, , backup] = await policiesOf('Harbour Logistics');
  expect(backup?.comingVersion).toMatchObject({ number: '2.1' });
  const [remarks, answers, superseded] = await server.inOrganisation('Harbour Logistics', () =>
    Promise.all([
      db.$count(policyRemark),
      db.$count(policyRemarkReply),
      db.$count(acknowledgementRequest, isNotNull(acknowledgementRequest.supersededAt)),
    ]),
  );
  expect({ remarks, answers, superseded }).toEqual({ remarks: 1, answers: 1, superseded: 1 });
});

test('Meridian Health has a policy in force and a draft', async () => {
  expect((await policiesOf('Meridian Health')).map(inWords)).toEqual([
    'Information Classification Policy: APPROVED, 1.0',
    'Incident Response Policy: DRAFT, none in force',
  ]);
});

test('each policy has a category, a frequency, and an owner who is not its approver', async () => {
  for (const { category, frequency, owner, approver } of await policiesOf('Harbour Logistics')) {
    expect([category, frequency, owner, approver]).not.toContain(null);
    expect(owner?.id).not.toBe(approver?.id);
  }
});

test('some policies treat risks', async () => {
  const linked = await server.inOrganisation('Harbour Logistics', () => db.$count(policyRiskAssignment));
  expect(linked).toBe(5);
});
