import { expect, test } from 'vitest';

import type { LocalIdentity } from '#server/identity/index.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { runPlatformJob } from '#tests/server/jobs/run.ts';
import { shared } from '#tests/server/support/shared.ts';

import type { Browser } from './browser.ts';
import { createUser, newAddress, openTestIdentity, textAt } from './support.ts';

const server = shared(openTestIdentity);

/** A process whose jobs are run by the test, and whose mail server fails as often as it says. */
async function openHeld({ failures = 0 } = {}) {
  const payloads: unknown[] = [];
  const sent: MailMessage[] = [];
  let left = failures;
  const { identity, browser, close } = await server.reopen({
    jobs: { send: async (_job, payload) => void payloads.push(payload) },
    mail: {
      async send(message) {
        if ((left -= 1) >= 0) throw new Error('The mail server is down');
        sent.push(message);
      },
      async close() {},
    },
  });
  return { identity, browser: browser(), payloads, sent, close };
}

const askForReset = (browser: Browser, identifier: string) =>
  browser.post('/v1/client/sign_ins', { strategy: 'reset_password_email_code', identifier });

const runMail = (identity: LocalIdentity, payload: unknown) =>
  runPlatformJob(identity.jobHandlers, 'mail-code', payload);

const codeIn = (message: MailMessage | undefined) => /\b\d{6}\b/.exec(message?.text ?? '')?.[0];

test('a known and an unknown address add the same job, which contains no code', async () => {
  const { address } = await createUser(server);
  const { identity, browser, payloads, sent, close } = await openHeld();
  try {
    const ids: string[] = [];
    for (const identifier of [address, newAddress()]) {
      const answer = await askForReset(browser, identifier);
      ids.push(textAt(answer.body, 'response.id'));
      await runMail(identity, payloads.at(-1));
    }
    expect(payloads).toEqual(ids.map((attemptId) => ({ attemptId, purpose: 'reset' })));
    expect(sent.map(({ to }) => to)).toEqual([address]);
  } finally {
    await close();
  }
});

test('a mail that could not be sent is repeated with the same code and id', async () => {
  const { address } = await createUser(server);
  const { identity, browser, payloads, sent, close } = await openHeld({ failures: 1 });
  try {
    await askForReset(browser, address);
    await expect(runMail(identity, payloads[0])).rejects.toThrow('The mail server is down');
    await runMail(identity, payloads[0]);
    await runMail(identity, payloads[0]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(codeIn(sent[0])).toBeDefined();
  } finally {
    await close();
  }
});

test('a job that runs late mails the current code, and nothing once that is used', async () => {
  const emailAddress = newAddress();
  const { identity, browser, payloads, sent, close } = await openHeld();
  try {
    const created = await browser.post('/v1/client/sign_ups', { email_address: emailAddress });
    const path = `/v1/client/sign_ups/${textAt(created.body, 'response.id')}`;
    await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
    await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
    for (const payload of payloads) await runMail(identity, payload);
    expect(sent).toHaveLength(2);
    expect(codeIn(sent[1])).toBe(codeIn(sent[0]));
    const code = codeIn(sent[0]) ?? '';
    const done = await browser.post(`${path}/attempt_verification`, { strategy: 'email_code', code });
    expect(done.status).toBe(200);
    await runMail(identity, payloads[1]);
    expect(sent).toHaveLength(2);
    await runMail(identity, { attemptId: `sua_${'0'.repeat(32)}`, purpose: 'sign-up' });
    expect(sent).toHaveLength(2);
  } finally {
    await close();
  }
});
