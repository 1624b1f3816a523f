import { eq } from 'drizzle-orm';

import { complianceScore } from '#domain/compliance/compliance-score.ts';
import { oldClosingLacks } from '#domain/compliance/not-kept.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptedStandard } from '#server/database/schema/index.ts';
import { adoptedRows, type AdoptedRow } from '#server/modules/compliance/index.ts';
import { withoutHiddenRisks } from '#server/modules/statement/index.ts';

import { groupRows, groupsIn, resultsOf, rowsOf } from './groups.ts';
import { closedResults, readItems, type ItemRow } from './items.ts';
import { keptReport, storeReport } from './kept.ts';
import { readEvidence, readFindings } from './proof.ts';
import { statementAt } from './statement-at.ts';
import { closingShown, subjectOf, type StoredMoment, type Subject } from './subject.ts';

type Report = Schemas['ComplianceReport'];

/** What a report is asked for with. */
export interface ReportRequest {
  readonly id: string;
  readonly closing?: string | undefined;
  readonly asOf?: string | undefined;
  /** Instead of a day, for a report that is stored. */
  readonly moment?: StoredMoment | undefined;
}

/** The mean of the confidences that are known. */
function meanConfidence(items: readonly ItemRow[]): number | null {
  const known = items.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length === 0 ? null : Math.round(known.reduce((sum, one) => sum + one, 0) / known.length);
}

/** The refs of the evidence of each control. */
function evidenceByControl(evidence: Report['evidence']): ReadonlyMap<string, string[]> {
  const refs = new Map<string, string[]>();
  for (const { ref, controls } of evidence)
    for (const control of controls) refs.set(control, [...(refs.get(control) ?? []), ref]);
  return refs;
}

function changesSince(items: readonly ItemRow[], before: ReadonlyMap<string, ItemRow['result']>): Report['changes'] {
  return items.flatMap(({ positionId, ref, title, result: to }) => {
    const from = before.get(positionId);
    return from === undefined || from === to ? [] : [{ positionId, ref, title, from, to }];
  });
}

function itemShown(
  row: ItemRow,
  groupId: string | null,
  proof: ReadonlyMap<string, string[]>,
): Schemas['ReportedItem'] {
  const { positionId, ref, title, result, maturity, target, confidence, isToConfirm } = row;
  const { observation, reason, assessor, sources } = row;
  return {
    positionId,
    groupId,
    ref,
    title,
    result,
    maturity,
    target,
    confidence,
    isToConfirm,
    observation,
    reason,
    assessor,
    sources,
    evidence: proof.get(ref) ?? [],
  };
}

/** What is read beside the items. An older closing has not kept it, and what is so now is not what was so then. */
async function readAround(id: string, subject: Subject, targetMaturity: number | null) {
  if (subject.closing !== null && !subject.isBeingClosed)
    return { targetMaturity: null, statement: null, findings: [], notKept: [...oldClosingLacks] };
  const statement = await statementAt(id, subject.moment);
  return { targetMaturity, statement, findings: await readFindings(id, subject), notKept: [] };
}

/** Reads a report from what is stored, without what was kept with a closing. */
async function readReport({ row, title, number, publisher }: AdoptedRow, subject: Subject): Promise<Report> {
  const { id } = row;
  const rows = await readItems(id, subject);
  const [first] = rows;
  const versions = new Map(rows.map(({ versionId, catalogueOwner }) => [versionId, { versionId, catalogueOwner }]));
  const groups = [...(await groupsIn([...versions.values()])).values()].flat();
  const counted = rows.map((one) => ({ ...one, count: 1 }));
  const told = rowsOf(groups, counted);
  const evidence = await readEvidence(id, subject);
  const proof = evidenceByControl(evidence);
  const { basis, moment, closing, since } = subject;
  const { targetMaturity, statement, findings, notKept } = await readAround(id, subject, row.targetMaturity);
  return {
    id,
    title,
    // A closing is of the version that it was made of.
    number: first?.versionNumber ?? number,
    publisher,
    basis,
    day: moment.day,
    closing: closing && closingShown(closing),
    method: closing?.method ?? row.method,
    targetMaturity,
    score: closing?.score ?? complianceScore(rows),
    confidence: meanConfidence(rows),
    results: resultsOf(counted),
    groups: groupRows(told, counted, complianceScore),
    items: rows.map((item) => itemShown(item, told.rowOf(item.groupId === '' ? null : item.groupId), proof)),
    statement,
    findings,
    evidence,
    since: since && closingShown(since),
    changes: changesSince(rows, await closedResults(since)),
    notKept,
  };
}

async function adoptedOr404(id: string): Promise<AdoptedRow> {
  const [adopted] = await adoptedRows(eq(adoptedStandard.id, id));
  if (adopted === undefined) throw notFound();
  return adopted;
}

async function withShownRisks(report: Report): Promise<Report> {
  const { statement } = report;
  return statement === null
    ? report
    : { ...report, statement: { ...statement, rows: await withoutHiddenRisks(statement.rows) } };
}

/** The report of an adopted standard: of what counts now, of the end of a day, or of a closing. @throws ApiError 400, 404 */
export async function reportOf({ id, ...asked }: ReportRequest): Promise<Report> {
  const adopted = await adoptedOr404(id);
  const subject = await subjectOf(id, asked);
  const kept = subject.closing === null ? undefined : await keptReport(subject.closing);
  return withShownRisks(kept ?? (await readReport(adopted, subject)));
}

/** Keeps the report of a closing that is being made, as its last step: nothing that changes later changes it. */
export async function keepReport(
  adoptedStandardId: string,
  closing: { readonly organisationId: string; readonly assessmentId: string; readonly number: number },
): Promise<void> {
  const asked = { closing: `${closing.assessmentId}.${closing.number}`, isBeingClosed: true };
  const subject = await subjectOf(adoptedStandardId, asked);
  await storeReport(closing, await readReport(await adoptedOr404(adoptedStandardId), subject));
}
