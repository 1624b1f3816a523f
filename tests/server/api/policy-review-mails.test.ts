import { expect, test } from 'vitest';

import { jobQueue } from '#server/database/job-tables.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { mailAtOnce } from '#server/modules/reminder/slow-work/digest.ts';
import { act, submittedPolicy, writtenPolicy } from '#tests/contract/policy-fixtures.ts';
import { addColleague, callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

/** Runs the mails that wait for a person, as their jobs do, except the daily one. */
async function mailsTo(person: Person): Promise<MailMessage[]> {
  const { server } = places();
  const jobs = await asOwner(
    server,
    `select id, data from pgboss.job where name = $1 and data ->> 'job' = 'mail-notification'
       and data -> 'payload' ->> 'recipientId' = $2 order by created_on`,
    [jobQueue, person.id],
  );
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message) };
  const parts = { database: server.database, mail, origin: 'https://attest.example', productName: 'Attest' };
  for (const job of jobs)
    await mailAtOnce(parts, {
      id: textAt(job, 'id'),
      organisationId: textAt(job, 'data.organisationId'),
      recipientId: person.id,
      notificationId: textAt(job, 'data.payload.notificationId'),
    });
  return sent;
}

const notificationsOf = async (person: Person) => rowsOf(await person.call('/api/notifications'));

/** What of a person's notifications waits for their daily mail. */
const waitingFor = (person: Person) =>
  asOwner(places().server, 'select kind as row from notification where recipient_id = $1 and in_digest', [person.id]);

test('who is asked to review or to approve is told at once, in the app and by mail, and not again in the daily mail', async () => {
  const { harbour } = places();
  const [author, approver, reviewer, bystander] = await Promise.all([0, 1, 2, 3].map(() => addColleague(harbour)));
  if (author === undefined || approver === undefined || reviewer === undefined || bystander === undefined)
    throw new Error('Nobody was added');
  const written = await writtenPolicy(harbour, { author, approver, reviewers: [reviewer] });
  for (const person of [approver, reviewer]) expect(await mailsTo(person)).toEqual([]);
  await act(harbour, author, written, { action: 'SUBMIT' });
  for (const person of [approver, reviewer]) {
    const [told, ...more] = await notificationsOf(person);
    expect([told?.['title'], more]).toEqual(['Policy to review', []]);
    const mails = await mailsTo(person);
    expect(mails).toMatchObject([{ to: person.email, subject: expect.stringContaining('Policy to review') }]);
    expect(mails[0]?.text).toContain(`/notifications?kind=policy&record=${written.id}`);
    expect(await waitingFor(person)).toEqual([]);
  }
  for (const person of [author, bystander]) expect(await mailsTo(person)).toEqual([]);
});

test('who is added during a review is asked as well, and who has read it by then gets no mail', async () => {
  const { harbour } = places();
  const [approver, added] = [await addColleague(harbour), await addColleague(harbour)];
  const { id } = await submittedPolicy(harbour, { approver });
  const { read, update } = callsOf('Policies', harbour);
  entityOf(await update(id, { version: at(await read(id), 'version'), reviewerIds: [added.id] }));
  expect(await mailsTo(added)).toHaveLength(1);
  const [told] = await notificationsOf(added);
  expect(told).toMatchObject({ title: 'Policy to review', entityId: id });
  await asOwner(places().server, 'update notification set read_at = now() where recipient_id = $1', [added.id]);
  expect(await mailsTo(added)).toEqual([]);
});

test('who does not want the mail gets none, and is told in the app alone', async () => {
  const { harbour } = places();
  const approver = await addColleague(harbour);
  const settings = [{ kind: 'reviewRequested', inApp: true, digest: false, atOnce: true }];
  const saved = await approver.call('/api/user-preferences/notifications', { method: 'PATCH', body: { settings } });
  expect(saved.status).toBe(200);
  await submittedPolicy(harbour, { approver });
  expect(await mailsTo(approver)).toEqual([]);
  expect((await notificationsOf(approver)).map(({ title }) => title)).toEqual(['Policy to review']);
});
