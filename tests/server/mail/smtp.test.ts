import { expect, test } from 'vitest';

import { handlePlatformJob } from '#server/jobs/handler.ts';
import { platformJob } from '#server/jobs/job.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { MailError } from '#server/mail/mail.ts';
import { openSmtp } from '#server/mail/smtp.ts';
import { openQueue } from '#tests/server/jobs/queue.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { freePort } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { openSmtpServer } from './smtp-server.ts';

const server = shared(openSmtpServer);
const from = 'Attest <no-reply@attest.example>';
const message = { id: 'a-1', to: 'ada@example.com', subject: 'Your code', text: 'The code is 123456.' };

/** Sends with a driver of its own; the error, if any. */
async function outcomeOf(url: string, change: object = {}): Promise<unknown> {
  const mail = openSmtp(url, from);
  try {
    return await mail.send({ ...message, ...change });
  } catch (error) {
    return error;
  } finally {
    await mail.close();
  }
}

test('sender and recipient are those of the envelope', async () => {
  expect(await outcomeOf(`smtp://${server.host}`)).toBeUndefined();
  expect(server.received.at(-1)).toMatchObject({ sender: 'no-reply@attest.example', recipients: ['ada@example.com'] });
});

test('a refused recipient is final, and the error does not name them', async () => {
  const refusal = await outcomeOf(`smtp://${server.host}`, { to: 'nobody@example.com' });
  expect(refusal).toEqual(new MailError('The mail server refused the message with 550'));
});

test('a server that cannot be reached is worth another attempt', async () => {
  const error = await outcomeOf(`smtp://127.0.0.1:${await freePort()}`);
  expect(error).toEqual(new Error('The mail server did not accept the message: ESOCKET'));
  expect(error).not.toBeInstanceOf(MailError);
});

test('a password is not sent without TLS', async () => {
  const error = await outcomeOf(`smtp://user:secret@${server.host}`);
  expect(error).toMatchObject({ message: expect.stringMatching(/^The mail server did not accept the message: ETLS/) });
  expect(error).not.toBeInstanceOf(MailError);
  expect(server.logins).toEqual([]);
});

test('a job whose mail is deferred is retried, and the message arrives once', async () => {
  const opened = await createTestDatabase();
  const { database } = opened;
  const queue = await openQueue(opened.owner);
  const jobs = openJobs(database.jobs);
  const mail = openSmtp(`smtp://${server.host}`, from);
  const greet = platformJob({ name: 'greet', fields: {}, retry: { limit: 3, delaySeconds: 1 } });
  const handler = handlePlatformJob(greet, (_payload, { id }) => mail.send({ ...message, id }));
  const worker = startWorker({ database, jobs, log: quiet, handlers: [handler] });
  const before = server.received.length;
  try {
    server.disk.full = true;
    await jobs.send(greet, {});
    await expect.poll(() => queue.states()).toEqual(['retry']);
    expect((await queue.outputs())[0]).toEqual({
      message: 'Error: The mail server did not accept the message: EMESSAGE 452',
    });
    server.disk.full = false;
    await queue.makeDue();
    await worker.maintain();
    await expect.poll(() => queue.states()).toEqual(['completed']);
    expect(server.received).toHaveLength(before + 1);
  } finally {
    server.disk.full = false;
    await worker.close();
    await mail.close();
    await queue.close();
    await opened.close();
  }
});
