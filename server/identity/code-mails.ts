import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { identitySessions, identitySignIns, identitySignUps } from '#server/database/schema/identity.ts';
import { handlePlatformJob } from '#server/jobs/handler.ts';
import { platformJob } from '#server/jobs/job.ts';
import type { Text } from '#server/mail/text.ts';

import { currentCode, isTestAddress } from './codes.ts';
import type { IdentityContext } from './context.ts';
import { addressTakenMail, resetCodeMail, reverificationCodeMail, signUpCodeMail } from './mails.ts';
import { findUserByEmail, loadUser } from './store/users.ts';

const purposes = ['sign-up', 'reset', 'reverification'] as const;
type Purpose = (typeof purposes)[number];

/**
 * Mails the current code of an attempt. Its job names the attempt alone and is added whether or not there is a code to
 * mail, so that neither the response nor its timing reveals who has an account. The code itself is derived when the job
 * runs, and is the same in each attempt (`codes.ts`).
 */
const codeMail = platformJob({
  name: 'mail-code',
  fields: {
    attemptId: z.stringFormat('attempt-id', /^(?:sia|sua|sess)_[0-9a-f]{32}$/),
    purpose: z.enum(purposes),
  },
  // Codes are valid for ten minutes.
  retry: { limit: 6, delaySeconds: 5 },
});

/** Has the current code of an attempt mailed. Nothing is mailed to a test address, whose code is known. */
export async function sendCode(
  context: IdentityContext,
  purpose: Purpose,
  { attemptId, emailAddress }: { readonly attemptId: string; readonly emailAddress: string },
): Promise<void> {
  if (!isTestAddress(context, emailAddress)) await context.jobs.send(codeMail, { attemptId, purpose });
}

/** How the job is run. */
export const codeMailJob = (context: IdentityContext) =>
  handlePlatformJob(codeMail, async ({ attemptId, purpose }, { id }) => {
    const to = await recipients[purpose](context, attemptId);
    const current = to === null ? null : await currentCode(context, attemptId, to);
    if (to === null || current === null) return;
    const text = await texts[purpose](context, current.code, to);
    if (text !== null) await context.mail.send({ id, to, ...text });
  });

/** The address that the attempt now has. */
const recipients: Readonly<Record<Purpose, (context: IdentityContext, id: string) => Promise<string | null>>> = {
  async 'sign-up'({ database }, id) {
    const [found] = await database
      .select({ to: identitySignUps.emailAddress })
      .from(identitySignUps)
      .where(eq(identitySignUps.id, id));
    return found?.to ?? null;
  },
  async reset({ database }, id) {
    const [found] = await database
      .select({ to: identitySignIns.identifier })
      .from(identitySignIns)
      .where(eq(identitySignIns.id, id));
    return found?.to ?? null;
  },
  async reverification({ database }, id) {
    const [found] = await database
      .select({ userId: identitySessions.userId })
      .from(identitySessions)
      .where(eq(identitySessions.id, id));
    const user = found && (await loadUser(database, found.userId));
    return user?.emails[0]?.emailAddress ?? null;
  },
};

/** What is mailed; `code` is null for a decoy. */
const texts: Readonly<
  Record<Purpose, (context: IdentityContext, code: string | null, to: string) => Promise<Text | null>>
> = {
  async 'sign-up'({ database, productName }, code, to) {
    if (code !== null) return signUpCodeMail(productName, code);
    return (await findUserByEmail(database, to)) ? addressTakenMail(productName) : null;
  },
  async reset({ productName }, code) {
    return code === null ? null : resetCodeMail(productName, code);
  },
  async reverification({ productName }, code) {
    return code === null ? null : reverificationCodeMail(productName, code);
  },
};
