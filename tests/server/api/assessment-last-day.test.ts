import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { endOfLastDay } from '#domain/time/last-day.ts';
import { longDate } from '#domain/time/long-dates.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { assessmentJobs, expireAssessments } from '#server/modules/provider-assessment/index.ts';
import { assessmentNow, sentAssessment, within } from '#tests/contract/assessment-samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { runJob } from '#tests/server/support/run-job.ts';

import { sendingParts } from './acknowledgements.ts';

const places = useLawPlaces();

/** Sends the mails that are due, as the job does, and returns them. */
async function sendMails(): Promise<MailMessage[]> {
  const { organisation, owner, server } = places().harbour;
  const sent: MailMessage[] = [];
  const mail = {
    send: async (message: MailMessage) => void sent.push(message),
    close: () => Promise.resolve(),
  };
  const scope = { organisationId: organisation.id, userId: owner.id };
  const handlers = assessmentJobs({ mail, jobs: server.jobs, ...sendingParts(server) });
  await runJob(handlers, 'mail-assessment-respondents', server, { scope, payload: {} });
  return sent;
}

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'in %s an assessment has its last day to the end, in mail and on the page, and expires then',
  async (timeZone) => {
    const { harbour, server } = places();
    const settings = '/api/organisation-settings';
    const version = at((await harbour.owner.call(settings)).body, 'data.version');
    await harbour.owner.call(settings, { method: 'POST', body: { version, timeZone } });
    const today = dayAndTimeIn(timeZone, new Date().toISOString()).day;
    const sent = await sentAssessment(harbour, { title: `Zone ${timeZone}`, fields: { expiresOn: today } });
    const mail = (await sendMails()).find(({ subject }) => subject.includes(timeZone));
    expect(mail?.text).toContain(`works until ${longDate(today, 'en-GB')}.`);
    const token = /\/service-provider-assessment\/secure\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const view = await server.call(`/api/public/service-provider-assessment/secure/${token}`);
    const expiresAt = endOfLastDay(today, timeZone);
    expect(at(view.body, 'data.accessInfo')).toMatchObject({ expiresOn: today, expiresAt });
    const expire = () => within(harbour, () => expireAssessments());
    await expire();
    expect(await assessmentNow(harbour, sent.id)).toMatchObject({ status: 'SENT' });
    const expiresOn = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    await within(harbour, () => db.update(assessment).set({ expiresOn }).where(eq(assessment.id, sent.id)));
    await expire();
    const expired = await assessmentNow(harbour, sent.id);
    expect(expired).toMatchObject({ status: 'EXPIRED' });
    // The link's own day has not ended: nothing was submitted, so nobody is thanked for it.
    const opened = await server.call(`/api/public/service-provider-assessment/secure/${token}`);
    expect(opened).toMatchObject({ status: 410, body: { expiredOn: today } });
    const body = { version: at(expired, 'version'), expiresOn: '2999-01-01' };
    const path = `/api/service-provider-assessment/${sent.id}`;
    expect(await harbour.owner.call(path, { method: 'PATCH', body })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'expiresOn', message: expect.stringContaining('reopen') }] },
    });
  },
);
