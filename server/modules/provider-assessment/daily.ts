import { randomUUID } from 'node:crypto';

import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, notInArray, sql, type SQL } from 'drizzle-orm';

import { areSubmitted, sectionsOwnedBy } from '#domain/provider-assessment/answers.ts';
import { assessmentLifecycle } from '#domain/provider-assessment/lifecycle.ts';
import { assessmentStatusLabels } from '#domain/words/provider-assessment.ts';
import { serviceProviderAssessmentInput } from '#openapi/generated/inputs.ts';
import {
  activity,
  assessmentRespondent as respondent,
  assessmentTemplateVersion as templateVersion,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { logAndTell, loggedStep, touchByItself } from '#server/modules/lifecycle/index.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { addRecord, loggedEntity } from '#server/modules/record/index.ts';
import { remindThose, sendDue } from '#server/modules/secure-link/index.ts';

import { repeatRespondents } from './course/repeat.ts';
import { assessmentRegister, liveAssessment } from './register.ts';
import { respondentMailJob } from './respondents/mail-job.ts';
import { tellOf } from './told.ts';

const isLive = and(eqWithinOrganisation(record.id, assessment.id), isNull(record.deletedAt));

const { EXPIRE } = assessmentLifecycle.events;

const isOpen = inArray(assessment.status, [...EXPIRE.from]);

const columns = {
  id: record.id,
  ref: record.ref,
  title: record.title,
  assigneeId: assessment.assigneeId,
  createdBy: record.createdBy,
  status: assessment.status,
};

/** Assessments whose last day has passed expire, which is nobody's action (specification section 4). */
export async function expireAssessments(): Promise<void> {
  const expired = await db
    .select(columns)
    .from(assessment)
    .innerJoin(record, isLive)
    .where(and(isOpen, lt(assessment.expiresOn, await organisationToday())))
    .for('no key update', { of: record, skipLocked: true });
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.update(assessment).set({ status: EXPIRE.to }).where(inArray(assessment.id, ids));
  await touchByItself(ids);
  await logAndTell(
    { kind: 'serviceProviderAssessment', as: 'assessmentStep', event: EXPIRE },
    expired.map(({ assigneeId, createdBy, status, ...entity }) => ({
      entity,
      people: { assignee: [assigneeId], approver: [], responsible: [assigneeId ?? createdBy] },
      logged: loggedStep(assessmentStatusLabels, { from: status, to: EXPIRE.to }),
      words: {
        told: {
          title: 'Assessment expired',
          describe: (what) => `${what} has expired before it was submitted. Reopen it to let the respondents go on.`,
        },
      },
    })),
  );
}

/**
 * Those among the due who have nothing left to answer: others submitted what they share, or answer all of it. Of other assessments
 * than theirs, nothing is read.
 */
async function idleAmong(isDue: SQL | undefined): Promise<string[]> {
  const due = db.select({ assessmentId: respondent.assessmentId }).from(respondent).where(isDue);
  const rows = await db
    .select({
      id: respondent.id,
      assessmentId: respondent.assessmentId,
      questionnaireIds: respondent.questionnaireIds,
      submittedAt: respondent.submittedAt,
      isDue: sql<boolean>`${isDue}`,
      sections: sql<{ id: string }[]>`(select json_agg(json_build_object('id', section ->> 'id'))
        from jsonb_array_elements(${templateVersion.questionnaires}) section)`,
    })
    .from(respondent)
    .innerJoin(assessment, and(eqWithinOrganisation(assessment.id, respondent.assessmentId), isOpen))
    .innerJoin(templateVersion, eqWithinOrganisation(templateVersion.id, assessment.templateVersionId))
    .where(and(isNull(respondent.revokedAt), inArray(respondent.assessmentId, due)));
  const byAssessment = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) byAssessment.set(row.assessmentId, [...(byAssessment.get(row.assessmentId) ?? []), row]);
  return [...byAssessment.values()].flatMap((those) => {
    const active = those.map((one) => ({ ...one, hasSubmitted: one.submittedAt !== null }));
    const isIdle = (one: (typeof active)[number]) => areSubmitted(sectionsOwnedBy(one, one.sections, active), active);
    return active.filter((one) => one.isDue && isIdle(one)).map(({ id }) => id);
  });
}

/** Who has not submitted, and was mailed last so many days ago as their assessment says. */
async function isDueForReminder(): Promise<SQL | undefined> {
  const open = db
    .select({ id: assessment.id })
    .from(assessment)
    .innerJoin(record, isLive)
    .where(
      and(
        isOpen,
        gt(assessment.reminderDays, 0),
        gte(assessment.expiresOn, await organisationToday()),
        eqWithinOrganisation(assessment.id, respondent.assessmentId),
        lt(
          sql`coalesce(${respondent.lastReminderAt}, ${respondent.sentAt}) + make_interval(days => ${assessment.reminderDays})`,
          sql`now()`,
        ),
      ),
    );
  return and(
    isNotNull(respondent.sentAt),
    isNull(respondent.mailDue),
    isNull(respondent.revokedAt),
    isNull(respondent.submittedAt),
    sql`exists (${open})`,
  );
}

/**
 * Reminds those who have not submitted, so many days after the last mail as their assessment says. Whose mailbox was reminded
 * within the last hour stays due, and is reminded by a later run.
 */
export async function remindRespondents(jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const isDue = await isDueForReminder();
  await remindThose(respondent, and(isDue, notInArray(respondent.id, await idleAmong(isDue))));
  await sendDue(jobs, respondent, respondentMailJob);
}

/** Starts the next assessment of a provider once, so many months after the approval as the last one says. */
export async function repeatAssessments(organisationId: string): Promise<void> {
  const due = await db
    .select(columns)
    .from(assessment)
    .innerJoin(record, isLive)
    .where(
      and(
        eq(assessment.status, 'APPROVED'),
        gt(assessment.recurrenceMonths, 0),
        isNull(assessment.repeatedAt),
        lte(sql`${assessment.decidedAt} + make_interval(months => ${assessment.recurrenceMonths})`, sql`now()`),
      ),
    )
    .for('no key update', { of: [record, assessment], skipLocked: true });
  for (const { id, assigneeId, createdBy } of due) {
    await db
      .update(assessment)
      .set({ repeatedAt: sql`now()` })
      .where(eq(assessment.id, id));
    if (createdBy === null) continue;
    const next = await repeatInNoOnesName(organisationId, { id, createdBy });
    await tellOf(next, {
      recipients: [assigneeId ?? createdBy],
      isAsked: true,
      title: 'Assessment to repeat',
      describe: (what) => `It is time to assess the provider again: ${what} is ready to be sent.`,
    });
  }
}

/** A draft with the template and the respondents of an assessment, whose creator counts as that of the next. */
async function repeatInNoOnesName(organisationId: string, { id, createdBy }: { id: string; createdBy: string }) {
  const before = serviceProviderAssessmentInput.of(await liveAssessment(id));
  const input = { ...before, dueOn: null, expiresOn: null };
  const key = { organisationId, id: randomUUID() };
  const author = { organisation: { id: organisationId }, user: { id: createdBy } };
  const text = { title: input.title, searchable: assessmentRegister.searchable(input) };
  const ref = await addRecord(author, 'serviceProviderAssessment', key.id, text);
  await assessmentRegister.save([{ key, input, chosen: input }]);
  await db.update(assessment).set({ previousId: id }).where(eq(assessment.id, key.id));
  await repeatRespondents(id, key.id, createdBy);
  const entity = { id: key.id, ref, title: input.title };
  await db
    .insert(activity)
    .values({ organisationId, action: 'CREATE', ...loggedEntity('serviceProviderAssessment', entity), changes: [] });
  return entity;
}
