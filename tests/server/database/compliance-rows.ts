import { randomUUID } from 'node:crypto';

import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { sampleReport } from '#tests/unit/compliance/sample-report.ts';

interface Own {
  readonly organisationId: string;
  readonly userId: string;
}

/** A position of a standard that the organisation has, and adopted. */
async function addPosition({ organisationId, userId }: Own): Promise<string> {
  const [standardId, versionId, controlId] = [randomUUID(), randomUUID(), randomUUID()];
  const [adoptedStandardId, id] = [randomUUID(), randomUUID()];
  const owned = { ownerId: organisationId };
  await db.insert(tables.standard).values({ ...owned, id: standardId, title: '' });
  await db.insert(tables.standardVersion).values({
    ...owned,
    id: versionId,
    standardId,
    number: '1',
    sourceSha256: '',
    content: { params: [], resources: [] },
  });
  await db.insert(tables.control).values({
    ...owned,
    id: controlId,
    versionId,
    code: '1',
    ref: '1',
    title: '',
    position: 0,
    isAssessed: true,
    isWithdrawn: false,
    mayBeExcluded: true,
    isInStatement: true,
    content: { class: null, params: [], props: [], links: [], parts: [] },
    textSha256: '',
  });
  const inCatalogue = { catalogueOwner: organisationId, versionId };
  await db.insert(tables.adoptedStandard).values({
    organisationId,
    ...inCatalogue,
    id: adoptedStandardId,
    standardId,
    levels: [],
    method: 'RESULT_SHARE',
    adoptedBy: userId,
  });
  await db.insert(tables.controlPosition).values({
    organisationId,
    ...inCatalogue,
    id,
    adoptedStandardId,
    controlId,
    ownerId: userId,
    applicabilityBy: userId,
  });
  return id;
}

/** An assessment of the position that was closed once. */
async function addAssessment({ organisationId, userId }: Own, positionId: string): Promise<void> {
  const { complianceAssessment: assessment } = tables;
  const [found] = await db.select({ assessmentId: assessment.id }).from(assessment);
  const own = { organisationId, assessmentId: found?.assessmentId ?? '' };
  await db.insert(tables.complianceAssessor).values({ ...own, personId: userId });
  await db.insert(tables.complianceReviewer).values({ ...own, personId: userId });
  await db.insert(tables.assessmentItem).values({ ...own, positionId, judgedBy: userId });
  await db.insert(tables.assessmentLog).values({ ...own, positionId, by: userId, field: '' });
  const score = {
    applicable: 0,
    assessed: 0,
    coverage: null,
    resultShare: null,
    weighted: null,
    maturity: null,
    maturityItems: 0,
    maturityGap: null,
    maturityByGroup: null,
  };
  const closing = { ...own, number: 1 };
  await db
    .insert(tables.assessmentClosing)
    .values({ ...closing, closedBy: userId, conclusion: '', method: 'RESULT_SHARE', score, items: 1 });
  await db.insert(tables.closingReport).values({ ...closing, report: sampleReport });
  const texts = { ref: '', title: '', text: '', textSha256: '', observation: '', reason: '' };
  await db.insert(tables.closedItem).values({
    ...closing,
    ...texts,
    positionId,
    position: 0,
    result: 'NOT_ASSESSED',
    basis: 'NOTHING',
    isJudged: false,
    assessorId: userId,
    sources: [],
    evidence: [],
  });
}

/** A position, what is kept about it, and its assessment, as part of the current transaction. */
export async function addComplianceRows(organisationId: string, userId: string): Promise<void> {
  const own = { organisationId, userId };
  const positionId = await addPosition(own);
  const [found] = await db.select({ ownControlId: tables.ownControl.id }).from(tables.ownControl);
  const ownControlId = found?.ownControlId ?? '';
  const link = { relation: 'EQUAL', standing: 'CONFIRMED', assertedBy: userId } as const;
  await db.insert(tables.controlLink).values({ organisationId, ownControlId, positionId, ...link });
  const answer = { by: userId, result: 'COMPLIANT' } as const;
  await db
    .insert(tables.controlResponse)
    .values({ organisationId, ownControlId, observation: '', answers: [], ...answer });
  const value = { flags: [], isOverridden: false, isApplicable: true, cause: '' };
  await db.insert(tables.positionHistory).values({ organisationId, positionId, ...value, ...answer });
  await addAssessment(own, positionId);
  await addCourses(own);
  await addStatement(own, positionId);
}

/** A statement of applicability that was submitted once. */
async function addStatement({ organisationId, userId }: Own, positionId: string): Promise<void> {
  const { statementOfApplicability: statement } = tables;
  const [found] = await db.select({ statementId: statement.id }).from(statement);
  const own = { organisationId, statementId: found?.statementId ?? '' };
  await db.insert(tables.statementAuthor).values({ ...own, personId: userId });
  const people = { submittedBy: userId, approverId: userId, decidedBy: userId };
  await db
    .insert(tables.statementSubmission)
    .values({ ...own, submission: 1, number: '1.0', changeLog: '', rows: 1, ...people });
  await db.insert(tables.statementRow).values({
    ...own,
    submission: 1,
    position: 0,
    positionId,
    ref: '',
    title: '',
    textSha256: '',
    isApplicable: true,
    reasons: [],
    justification: '',
    ownControls: [],
    evidence: [],
    risks: [],
    ownerId: userId,
  });
}

/** What is done about a finding and a piece of evidence. */
async function addCourses({ organisationId, userId }: Own): Promise<void> {
  const [finding] = await db.select({ findingId: tables.finding.id }).from(tables.finding);
  const [evidence] = await db.select({ evidenceId: tables.evidence.id }).from(tables.evidence);
  const [findingId, evidenceId] = [finding?.findingId ?? '', evidence?.evidenceId ?? ''];
  const done = { doneOn: '2026-01-01', doneById: userId };
  const [action] = await db
    .insert(tables.correctiveAction)
    .values({ organisationId, findingId, title: '', ownerId: userId, ...done })
    .returning({ id: tables.correctiveAction.id });
  await db.insert(tables.correctiveActionCompletion).values({ organisationId, actionId: action?.id ?? '', ...done });
  const [file] = await db.select({ fileId: tables.storedFile.id }).from(tables.storedFile);
  await db.insert(tables.keptFile).values({ organisationId, recordId: evidenceId, fileId: file?.fileId ?? '' });
  const version = { organisationId, evidenceId, number: 1, files: [], note: '' };
  await db.insert(tables.evidenceVersion).values({ ...version, replacedBy: userId });
  await db
    .insert(tables.evidenceRequest)
    .values({ organisationId, evidenceId, personId: userId, askedBy: userId, note: '' });
  const end = { expiresAt: new Date(), reminderDays: 0 };
  await db
    .insert(tables.evidenceContact)
    .values({ organisationId, evidenceId, email: 'ada@example.com', note: '', askedBy: userId, ...end });
}
