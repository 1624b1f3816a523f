import { eq } from 'drizzle-orm';

import { complianceScore } from '#domain/compliance/compliance-score.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptedStandard } from '#server/database/schema/index.ts';
import { adoptedRows } from '#server/modules/compliance/index.ts';

import { groupRows, groupsIn, resultsOf, rowsOf } from './groups.ts';
import { closedResults, readItems, type ItemRow } from './items.ts';
import { readEvidence, readFindings } from './proof.ts';
import { closingShown, subjectOf } from './subject.ts';

type Report = Schemas['ComplianceReport'];

/** What a report is asked for with. */
export interface ReportRequest {
  readonly id: string;
  readonly closing?: string | undefined;
  readonly asOf?: string | undefined;
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

/** The report of an adopted standard: of what counts now, of the end of a day, or of a closing. @throws ApiError 400, 404 */
export async function reportOf({ id, ...asked }: ReportRequest): Promise<Report> {
  const [adopted] = await adoptedRows(eq(adoptedStandard.id, id));
  if (adopted === undefined) throw notFound();
  const { row, title, number, publisher } = adopted;
  const subject = await subjectOf(id, asked);
  const rows = await readItems(id, subject);
  const [first] = rows;
  const versions = new Map(rows.map(({ versionId, catalogueOwner }) => [versionId, { versionId, catalogueOwner }]));
  const groups = [...(await groupsIn([...versions.values()])).values()].flat();
  const counted = rows.map((one) => ({ ...one, count: 1 }));
  const told = rowsOf(groups, counted);
  const evidence = await readEvidence(id, subject);
  const proof = evidenceByControl(evidence);
  const { basis, moment, closing, since } = subject;
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
    targetMaturity: row.targetMaturity,
    score: closing?.score ?? complianceScore(rows),
    confidence: meanConfidence(rows),
    results: resultsOf(counted),
    groups: groupRows(told, counted, complianceScore),
    items: rows.map((item) => itemShown(item, told.rowOf(item.groupId === '' ? null : item.groupId), proof)),
    findings: await readFindings(id, subject),
    evidence,
    since: since && closingShown(since),
    changes: changesSince(rows, await closedResults(since)),
  };
}
