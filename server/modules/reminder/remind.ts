import { inArray, lt, sql } from 'drizzle-orm';

import { datesToRemindOf, localTime } from '#domain/time/reminder-days.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { Database } from '#server/database/database.ts';
import { reminderProgress } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { reopenStrandedFindings } from '#server/modules/accepted-finding/index.ts';
import { type Recipient, recipientsOf } from '#server/modules/accounts/index.ts';
import { followDayToday } from '#server/modules/derivation/index.ts';
import { remindContacts } from '#server/modules/evidence/index.ts';
import { endExemptions } from '#server/modules/exemption/index.ts';
import { remindOfDuties } from '#server/modules/incident/index.ts';
import { expireInvitations, remindInvited } from '#server/modules/invitation/index.ts';
import { askPlanned, bringIntoForce, expirePolicies, remindRecipients } from '#server/modules/policy/index.ts';
import { expireAssessments, remindRespondents, repeatAssessments } from '#server/modules/provider-assessment/index.ts';
import { deliver, viewableRegisters } from '#server/modules/record/index.ts';
import { endOutdatedAcceptances } from '#server/modules/risk/index.ts';
import { forgetTurns } from '#server/modules/secure-link/index.ts';
import { expireApproved, expireStatements } from '#server/modules/statement/index.ts';

import { digestJob } from './digest-job.ts';
import { dueFields, type DueField } from './due-fields.ts';
import { type DuePart, dueParts, type DueParts, duePartsOf, partReminderRow } from './due-parts.ts';
import { dueRecords, type DueRecord, reminderRow } from './due-records.ts';

export interface ReminderParts {
  readonly database: Pick<Database, 'platform' | 'inOrganisation'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** From this hour of their day people are reminded, and mailed. */
const morning = 7;

/** People, and records, handled at a time. */
const peopleBatch = 200;
const recordBatch = 1000;

/** People with the same day, and the same last day of reminders. */
interface Group {
  readonly day: string;
  readonly since: string | undefined;
  readonly people: Recipient[];
}

/**
 * Gives every member of an organisation whose morning has come the reminders of that day, and adds their daily mail. May
 * be repeated: a day is done once for each person, and a reminder is stored once.
 */
export async function remindOrganisation(parts: ReminderParts, organisationId: string, now: Date): Promise<void> {
  // A transaction for each: what one has locked is free again when the next one locks records.
  const steps = [
    () => endOutdatedAcceptances(),
    () => reopenStrandedFindings(),
    async () => void (await forgetTurns()),
    () => bringIntoForce(),
    () => askPlanned(),
    () => expirePolicies(),
    () => endExemptions(),
    () => expireStatements(),
    () => expireApproved(),
    () => remindRecipients(parts.jobs),
    () => expireAssessments(),
    () => remindRespondents(parts.jobs),
    () => remindContacts(parts.jobs),
    () => repeatAssessments(organisationId),
    () => expireInvitations(),
    () => remindInvited(parts.jobs),
    () => followDayToday(parts.jobs),
  ];
  for (const step of steps) await parts.database.inOrganisation({ organisationId, userId: '' }, step);
  // Of periods that end at an hour people are reminded at any hour.
  await parts.database.inOrganisation({ organisationId, userId: '' }, () => remindOfDuties(organisationId, now));
  let people: Recipient[] = [];
  do {
    const after = people.at(-1)?.id;
    people = await recipientsOf(parts.database.platform, organisationId, { after, limit: peopleBatch });
    for (const group of await groupsOf(parts, organisationId, people, now)) await remind(parts, organisationId, group);
  } while (people.length === peopleBatch);
}

/** The people whose reminders are still to be given today. */
async function groupsOf(
  { database }: ReminderParts,
  organisationId: string,
  people: readonly Recipient[],
  now: Date,
): Promise<Group[]> {
  const awake = people.flatMap((person) => {
    const { day, hour } = localTime(now, person.timeZone);
    return hour < morning ? [] : [{ person, day }];
  });
  if (awake.length === 0) return [];
  const ids = awake.map(({ person }) => person.id);
  const progress = await database.inOrganisation({ organisationId, userId: '' }, () =>
    db.select().from(reminderProgress).where(inArray(reminderProgress.userId, ids)),
  );
  const groups = new Map<string, Group>();
  for (const { person, day } of awake) {
    const since = progress.find(({ userId }) => userId === person.id)?.day;
    // Days can repeat for people who travel.
    if (since !== undefined && day <= since) continue;
    const group = groups.get(`${day} ${since}`) ?? { day, since, people: [] };
    group.people.push(person);
    groups.set(`${day} ${since}`, group);
  }
  return [...groups.values()];
}

async function remind(parts: ReminderParts, organisationId: string, { day, since, people }: Group): Promise<void> {
  const steps = datesToRemindOf(day, since);
  const viewersOf = (kind: RecordKind) =>
    people.filter((person) => viewableRegisters(person).includes(kind)).map(({ id }) => id);
  for (const field of dueFields) {
    const owners = viewersOf(field.kind);
    if (owners.length > 0) await remindOf(parts, organisationId, field, { owners, steps });
  }
  for (const part of dueParts) {
    const owners = viewersOf(part.of);
    if (owners.length > 0) await remindOfParts(parts, organisationId, part, { owners, steps });
  }
  await parts.database.inOrganisation({ organisationId, userId: '' }, async () => {
    for (const id of await finish(organisationId, day, people)) {
      await parts.jobs.enqueue(digestJob, { recipientId: id, day });
    }
  });
}

interface Reminding {
  readonly owners: readonly string[];
  readonly steps: ReadonlyMap<string, number>;
}

/** In short transactions: an interruption leaves some reminders given, which are not repeated. */
async function remindOf(
  { database }: ReminderParts,
  organisationId: string,
  field: DueField,
  { owners, steps }: Reminding,
): Promise<void> {
  const dates = [...steps.keys()];
  let page: readonly DueRecord[] = [];
  do {
    const after = page.at(-1);
    page = await database.inOrganisation({ organisationId, userId: '' }, async () => {
      const due = await dueRecords(field, { owners, dates, after, limit: recordBatch });
      await deliver(due.map((one) => reminderRow(organisationId, field, one, steps.get(one.dueOn) ?? 0)));
      return due;
    });
  } while (page.length === recordBatch);
}

/** The same for a date of parts of records. */
async function remindOfParts(
  { database }: ReminderParts,
  organisationId: string,
  due: DueParts,
  { owners, steps }: Reminding,
): Promise<void> {
  const dates = [...steps.keys()];
  let page: readonly DuePart[] = [];
  do {
    const after = page.at(-1);
    page = await database.inOrganisation({ organisationId, userId: '' }, async () => {
      const found = await duePartsOf(due, { owners, dates, after, limit: recordBatch });
      await deliver(found.map((one) => partReminderRow(organisationId, due, one, steps.get(one.dueOn) ?? 0)));
      return found;
    });
  } while (page.length === recordBatch);
}

/** Marks the day as done. @returns the people who had not been reminded on it yet */
async function finish(organisationId: string, day: string, people: readonly Recipient[]): Promise<string[]> {
  const rows = await db
    .insert(reminderProgress)
    .values(people.map(({ id: userId }) => ({ organisationId, userId, day })))
    .onConflictDoUpdate({
      target: [reminderProgress.organisationId, reminderProgress.userId],
      set: { day: sql`excluded.day` },
      setWhere: lt(reminderProgress.day, sql`excluded.day`),
    })
    .returning({ id: reminderProgress.userId });
  return rows.map(({ id }) => id);
}
