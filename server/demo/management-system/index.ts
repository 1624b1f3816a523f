import { asc, eq, isNull } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { adoptedStandard, audit, controlGroup, managementReview, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { auditModule } from '#server/modules/audit/index.ts';
import { managementReviewModule } from '#server/modules/management-review/index.ts';
import { objectiveModule } from '#server/modules/objective/index.ts';
import { taskModule } from '#server/modules/task/index.ts';

import { asMember } from '../as-member.ts';
import { dayFromNow, ownerIn, readPeople } from '../choices.ts';
import { daysAgo } from '../score-history.ts';
import { settings, type Seed } from '../seeds.ts';
import type { DemoAudit, DemoObjective, DemoReview } from './harbour.ts';

export { harbourAudits, harbourObjectives, harbourReviews } from './harbour.ts';

interface Names {
  readonly people: Awaited<ReturnType<typeof readPeople>>;
}

/** Lets what was added seem as old as its history says. */
const backdate = (id: string, days: number) =>
  db
    .update(record)
    .set({ createdAt: daysAgo(days) })
    .where(eq(record.id, id));

async function addObjective(demo: DemoObjective, names: Names, context: OrganisationContext): Promise<void> {
  const { Objectives, ObjectiveReadings } = objectiveModule(settings);
  const { owner, dueInDays, readings, ...fields } = demo;
  const body = { ...fields, ownerId: ownerIn(names, owner), dueOn: dayFromNow(dueInDays) };
  const { id } = await Objectives.create({ path: {}, query: {}, body }, context);
  for (const { inDays, ...reading } of readings)
    await ObjectiveReadings.add(
      { path: { id }, query: {}, body: { ...reading, takenOn: dayFromNow(inDays) } },
      context,
    );
  await backdate(id, 300);
}

/** The standard that was adopted first, with the names of its top groups in their order. */
async function firstStandard() {
  const [standard] = await db.select().from(adoptedStandard).orderBy(asc(adoptedStandard.adoptedAt)).limit(1);
  if (standard === undefined) throw new Error('The demo has no adopted standard');
  const groups = await db
    .select({ code: controlGroup.code, title: controlGroup.title, versionId: controlGroup.versionId })
    .from(controlGroup)
    .where(isNull(controlGroup.parentId))
    .orderBy(asc(controlGroup.position));
  return {
    id: standard.id,
    groups: groups.filter(({ versionId }) => versionId === standard.versionId).map(({ code, title }) => code ?? title),
  };
}

type Standard = Awaited<ReturnType<typeof firstStandard>>;

async function addAudit(
  demo: DemoAudit,
  { standard, ...names }: Names & { readonly standard: Standard },
  context: OrganisationContext,
): Promise<void> {
  const { Audits, AuditCourse } = auditModule(settings);
  const { groups, leader, fromInDays, toInDays, conclusion, isUnderWay = false, ...fields } = demo;
  const body = {
    ...fields,
    adoptedStandardId: standard.id,
    groups: groups === undefined ? [] : standard.groups.slice(0, groups),
    ownerId: ownerIn(names, leader),
    plannedFrom: dayFromNow(fromInDays),
    plannedTo: dayFromNow(toInDays),
  };
  const { id, version } = await Audits.create({ path: {}, query: {}, body }, context);
  const act = (change: Schemas['AuditStatusChange']) =>
    AuditCourse.changeStatus({ path: { id }, query: {}, body: change }, context);
  await backdate(id, 280);
  if (conclusion === undefined && !isUnderWay) return;
  await act({ version, action: 'START' });
  await db
    .update(audit)
    .set({ startedAt: daysAgo(-fromInDays) })
    .where(eq(audit.id, id));
  if (conclusion === undefined) return;
  await act({ version: version + 1, action: 'REPORT', conclusion });
  await db
    .update(audit)
    .set({ reportedAt: daysAgo(-toInDays) })
    .where(eq(audit.id, id));
}

async function addReview(demo: DemoReview, names: Names, context: OrganisationContext): Promise<void> {
  const { ManagementReviews, ReviewCourse } = managementReviewModule(settings);
  const { RecordTasks } = taskModule(settings);
  const { chair, participants, inDays, isApproved = false, tasks = [], ...fields } = demo;
  const body = {
    ...fields,
    heldOn: dayFromNow(inDays),
    ownerId: ownerIn(names, chair),
    participantIds: participants.flatMap((name) => ownerIn(names, name) ?? []),
  };
  const { id, version } = await ManagementReviews.create({ path: {}, query: {}, body }, context);
  await backdate(id, 200);
  for (const { title, owner, dueInDays } of tasks) {
    const task = { title, ownerId: ownerIn(names, owner), dueOn: dayFromNow(dueInDays) };
    await RecordTasks.add({ path: { id }, query: {}, body: task }, context);
  }
  if (!isApproved) return;
  const held = { version, action: 'HOLD' } as const;
  await ReviewCourse.changeStatus({ path: { id }, query: {}, body: held }, context);
  const approved = { version: version + 1, action: 'APPROVE' } as const;
  await ReviewCourse.changeStatus(
    { path: { id }, query: {}, body: approved },
    await asMember(context, ownerIn(names, chair)),
  );
  await db
    .update(managementReview)
    .set({ approvedAt: daysAgo(-inDays - 3) })
    .where(eq(managementReview.id, id));
}

interface DemoManagementSystem {
  readonly objectives: readonly DemoObjective[];
  readonly audits: readonly DemoAudit[];
  readonly reviews: readonly DemoReview[];
}

/** The rhythm of the management system: objectives with readings, audits over the years, and reviews with their tasks. */
export const seedManagementSystem =
  ({ objectives, audits, reviews }: DemoManagementSystem): Seed =>
  async (context) => {
    const names = { people: await readPeople() };
    const standard = await firstStandard();
    for (const demo of objectives) await addObjective(demo, names, context);
    for (const demo of audits) await addAudit(demo, { ...names, standard }, context);
    for (const demo of reviews) await addReview(demo, names, context);
    const tasks = reviews.reduce((sum, review) => sum + (review.tasks ?? []).length, 0);
    return objectives.length + audits.length + reviews.length + tasks;
  };
