import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { userAccount } from '#server/database/schema/index.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { secondMailJob } from '#server/modules/privileged-operation/index.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addStranger } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addAdmin, operationIn, prepared, step } from './privileged-calls.ts';

const named = 'appointed@example.com';
const server = shared(() => startTestServer({ environ: { PLATFORM_ADMIN_EMAILS: named } }));

/** The mails of an operation that waits, as a worker sends them. */
async function mailsOf(operationId: string): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message), close: () => Promise.resolve() };
  const { platform } = server.database;
  const handler = secondMailJob({ mail, platform, origin: server.origin, productName: 'Attest' });
  if (handler.of !== 'platform') throw new Error('It is a job of the platform');
  await handler.run({ operationId }, { id: operationId, attempt: 1, signal: new AbortController().signal });
  return sent;
}

test('the other Super Admins are told that an operation waits for one of them', async () => {
  const [preparer, other, gone] = [
    await addAdmin(server, 'SUPER_ADMIN'),
    await addAdmin(server, 'SUPER_ADMIN'),
    await addAdmin(server, 'SUPER_ADMIN'),
  ];
  await addAdmin(server, 'ADMIN');
  await server.database.platform.update(userAccount).set({ active: false }).where(eq(userAccount.id, gone.id));
  const { id } = await operationIn(server, 'AWAITING_SECOND', { preparer });
  const mails = await mailsOf(id);
  expect(mails.map(({ to }) => to)).toEqual([other.email]);
  expect(mails[0]?.text).toContain(`${server.origin}/admin/it-privileged-operations`);
  const confirmed = await operationIn(server, 'DONE', { preparer, second: other });
  expect(await mailsOf(confirmed.id)).toEqual([]);
});

test('the mail is due when a second Super Admin is asked for', async () => {
  const preparer = await addAdmin(server, 'SUPER_ADMIN');
  const appointed = await addStranger(server, named);
  await appointed.call('/api/auth/me');
  await server.database.platform.update(userAccount).set({ approved: true }).where(eq(userAccount.email, named));
  const operation = await prepared(preparer, 'ADMIN');
  const due = () =>
    asOwner(server, `select to_jsonb(job) as job from pgboss.job where to_jsonb(job)::text like $1`, [
      `%${operation.id}%`,
    ]);
  expect(await due()).toEqual([]);
  expect((await step(preparer, operation, 'ASK_SECOND')).status).toBe(200);
  expect(JSON.stringify(await due())).toContain('mail-second-asked');
});
