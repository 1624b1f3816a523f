import { eq } from 'drizzle-orm';

import type { OrganisationRole } from '#openapi/access.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { findingActionStatus, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { complianceAssessmentModule } from '#server/modules/compliance-assessment/index.ts';
import { keepReport } from '#server/modules/compliance-report/index.ts';
import { findingModule } from '#server/modules/finding/index.ts';

import { asMember } from '../as-member.ts';
import { dayFromNow, ownerIn, type readPeople } from '../choices.ts';
import { settings } from '../seeds.ts';
import type { DemoComplianceAssessment, DemoFinding, DemoTreatment } from './harbour-assessments.ts';

const { ComplianceAssessments, ComplianceAssessmentCourse: course } = complianceAssessmentModule(settings, keepReport);
const {
  FindingCourse: findingCourse,
  Findings: findings,
  CorrectiveActions: correctiveActions,
} = findingModule(settings);

/** What an assessment is made with: the adopted standard, its positions by reference, and the members by address. */
export interface AssessedStandard {
  readonly id: string;
  readonly positionOf: (ref: string) => string;
  readonly people: Awaited<ReturnType<typeof readPeople>>;
}

type Assessment = Schemas['ComplianceAssessment'];

/** The context of a request of a member in the role that they have. */
async function memberIn(
  context: OrganisationContext,
  { people }: AssessedStandard,
  [person, role]: readonly [person: string, role: OrganisationRole],
): Promise<OrganisationContext> {
  const member = await asMember(context, ownerIn({ people }, person));
  return { ...member, organisation: { ...member.organisation, role } };
}

async function raise(
  assessmentId: string,
  demo: DemoFinding,
  standard: AssessedStandard,
  context: OrganisationContext,
) {
  const { title, kind, description, about, dueInDays } = demo;
  const ownerId = ownerIn(standard, demo.owner);
  const positionIds = about.map(standard.positionOf);
  const raisedOn = demo.treatment === undefined ? null : dayFromNow(-demo.treatment.raisedDaysAgo);
  const fields = { title, kind, description, positionIds, ownerId, dueOn: dayFromNow(dueInDays), raisedOn };
  return findingCourse.raise({ path: { id: assessmentId }, query: {}, body: fields }, context);
}

/** The entries of a look-up by name, and evidence by title. */
const idIn = (rows: readonly { readonly id: string; readonly name: string }[], name: string): string => {
  const found = rows.find((row) => row.name === name);
  if (found === undefined) throw new Error(`The demo has no “${name}”`);
  return found.id;
};

const evidenceByTitle = () =>
  db.select({ id: record.id, name: record.title }).from(record).where(eq(record.kind, 'evidence'));

const statuses = () =>
  db.select({ id: findingActionStatus.id, name: findingActionStatus.name }).from(findingActionStatus);

/** Enters causes, actions and proof as those who work on a finding do, and closes it as its verifier. */
async function treat(
  { id, version }: Pick<Schemas['Finding'], 'id' | 'version'>,
  { kind, treatment }: { readonly kind: Schemas['FindingKind']; readonly treatment: DemoTreatment },
  standard: AssessedStandard,
  lead: OrganisationContext,
): Promise<void> {
  const path = { id };
  const { verifier, rootCause, correction, evidence, actions, isClosed } = treatment;
  const evidenceIds = evidence === undefined ? [] : [idIn(await evidenceByTitle(), evidence)];
  const verifierId = ownerIn(standard, verifier);
  const changes = { verifierId, rootCause, correction, evidenceIds };
  const treated = await findings.update({ path, query: {}, body: { version, ...changes } }, lead);
  for (const { title, owner, dueInDays, doneDaysAgo } of actions) {
    const done = doneDaysAgo !== undefined;
    const body = {
      title,
      type: kind === 'OFI' ? ('IMPROVEMENT' as const) : ('CORRECTIVE_ACTION' as const),
      ownerId: ownerIn(standard, owner),
      dueOn: dayFromNow(dueInDays),
      statusId: idIn(await statuses(), done ? 'Done' : 'In progress'),
      ...(done && { doneOn: dayFromNow(-doneDaysAgo) }),
    };
    await correctiveActions.add({ path, query: {}, body }, lead);
  }
  if (isClosed === true)
    await findingCourse.changeStatus({ path, query: {}, body: { version: treated.version, action: 'CLOSE' } }, lead);
}

/** Raises a finding as its assessor, and does with it what its owner has done since. */
async function addFinding(
  assessmentId: string,
  demo: DemoFinding,
  standard: AssessedStandard,
  { assessor, lead }: { readonly assessor: OrganisationContext; readonly lead: OrganisationContext },
): Promise<void> {
  const raised = await raise(assessmentId, demo, standard, assessor);
  const { id, version } = raised;
  const path = { id };
  const { kind, treatment } = demo;
  const begun =
    demo.isBegun === true
      ? await findingCourse.changeStatus({ path, query: {}, body: { version, action: 'START' } }, lead)
      : raised;
  if (treatment !== undefined) await treat(begun, { kind, treatment }, standard, lead);
  if (demo.archivedFor !== undefined)
    await findingCourse.archive(
      { path, query: {}, body: { version, isArchived: true, reason: demo.archivedFor } },
      lead,
    );
}

function step(
  { id, version }: Pick<Assessment, 'id' | 'version'>,
  body: Omit<Schemas['ComplianceAssessmentStatusChange'], 'version'>,
  context: OrganisationContext,
): Promise<Assessment> {
  return course.changeStatus({ path: { id }, query: {}, body: { version, ...body } }, context);
}

async function plan(demo: DemoComplianceAssessment, standard: AssessedStandard, context: OrganisationContext) {
  const { title, groups, period, assessor, reviewer } = demo;
  const [from, to] = period;
  const people = { assessorIds: [ownerIn(standard, assessor) ?? ''], reviewerIds: [ownerIn(standard, reviewer) ?? ''] };
  const body = {
    title,
    adoptedStandardId: standard.id,
    groups: [...groups],
    periodFrom: dayFromNow(-from),
    periodTo: dayFromNow(-to),
    method: 'WEIGHTED' as const,
    ownerId: context.user.id,
    ...people,
  };
  return ComplianceAssessments.create({ path: {}, query: {}, body }, context);
}

/** Assesses a part of the standard as its assessor would, and closes it as its reviewer if it is closed. */
export async function addComplianceAssessment(
  demo: DemoComplianceAssessment,
  standard: AssessedStandard,
  context: OrganisationContext,
): Promise<void> {
  const assessor = await memberIn(context, standard, [demo.assessor, 'ORG_ASSESSOR']);
  const reviewer = await memberIn(context, standard, [demo.reviewer, 'ORG_ADMIN']);
  const started = await step(await plan(demo, standard, context), { action: 'START' }, assessor);
  const path = { id: started.id };
  for (const { refs, reason } of demo.unassessed)
    await course.judgeMany({ path, query: {}, body: { positionIds: refs.map(standard.positionOf), reason } }, assessor);
  for (const one of demo.findings) await addFinding(started.id, one, standard, { assessor, lead: context });
  if (demo.asked !== undefined) {
    const { ref, person, dueInDays, note } = demo.asked;
    const asked = { personId: ownerIn(standard, person), dueOn: dayFromNow(dueInDays), note };
    const body = { ...asked, personId: asked.personId ?? '' };
    await course.delegate({ path: { ...path, positionId: standard.positionOf(ref) }, query: {}, body }, assessor);
  }
  if (demo.conclusion === undefined) return;
  const submitted = await step(started, { action: 'SUBMIT' }, assessor);
  await step(submitted, { action: 'CLOSE', conclusion: demo.conclusion }, reviewer);
}
