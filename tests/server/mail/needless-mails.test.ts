import { expect, test } from 'vitest';

import { sectionWith, sentAssessment, submit } from '#tests/contract/assessment-samples.ts';
import { approvedPolicy } from '#tests/contract/policy-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { acknowledgementsOf } from '#tests/server/api/acknowledgements.ts';
import { at } from '#tests/server/identity/support.ts';
import { remindAt } from '#tests/server/reminder/mornings.ts';
import { asOwner } from '#tests/server/support/owner.ts';

const places = useLawPlaces();
const { ask, sendMails } = acknowledgementsOf(places);

test('mails about what was removed take nothing of the twenty', async () => {
  const { harbour, server } = places();
  await asOwner(server, `delete from rate_limit where bucket like 'link-mail:%'`);
  const recipients = Array.from({ length: 15 }, (_, index) => ({ name: '', email: `two+${index}@example.org` }));
  const removed = await approvedPolicy(harbour);
  await ask(removed.id, { recipients });
  await asOwner(server, 'update record set deleted_at = now() where id = $1', [removed.id]);
  expect(await sendMails()).toEqual([]);
  await ask((await approvedPolicy(harbour)).id, { recipients });
  expect(await sendMails()).toHaveLength(15);
});

test('nobody is reminded of a policy once it is retired', async () => {
  const { harbour, server } = places();
  const { id } = await approvedPolicy(harbour);
  await ask(id, { recipients: [{ name: '', email: 'reader@example.org' }], reminderDays: 7 });
  expect(await sendMails()).toHaveLength(1);
  await asOwner(
    server,
    `update acknowledgement_request set sent_at = sent_at - interval '8 days' where policy_id = $1`,
    [id],
  );
  const retire = (days: number) =>
    asOwner(server, 'update policy set retired_on = current_date + $2::int where id = $1', [id, days]);
  await retire(-1);
  await remindAt(server, harbour.organisation, new Date());
  expect(await sendMails()).toEqual([]);
  await retire(30);
  await remindAt(server, harbour.organisation, new Date());
  expect(await sendMails()).toHaveLength(1);
});

test('a respondent whose questions someone else has submitted is not reminded', async () => {
  const { harbour, server } = places();
  const sections = [sectionWith([{}], 'Shared'), sectionWith([{}], 'Other')];
  const sent = await sentAssessment(harbour, { sections, respondents: [[0], [0], [1]] });
  const [ada, bo, cy] = sent.links;
  expect((await submit(harbour, ada ?? sent.link)).status).toBe(200);
  await asOwner(server, `update assessment_respondent set sent_at = now() - interval '300 days', mail_due = null`);
  await asOwner(server, 'update service_provider_assessment set reminder_days = 7 where id = $1', [sent.id]);
  await remindAt(server, harbour.organisation, new Date());
  const due = await asOwner(
    server,
    `select id from assessment_respondent where assessment_id = $1 and mail_due = 'REMINDER'`,
    [sent.id],
  );
  const ids = new Set(due.map((row) => at(row, 'id')));
  expect([ids.has(bo?.respondentId), ids.has(cy?.respondentId)]).toEqual([false, true]);
});
