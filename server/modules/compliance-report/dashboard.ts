import { sql } from 'drizzle-orm';

import { complianceScore } from '#domain/compliance/compliance-score.ts';
import { findingKindValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { finding } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  adoptedRows,
  alikeIn,
  figuresOf,
  newerVersions,
  type AdoptedRow,
  type Alike,
} from '#server/modules/compliance/index.ts';
import { askedCounts } from '#server/modules/evidence/index.ts';
import {
  findingConditions,
  findingsAt,
  isOpen,
  positionsOfFinding,
  reopenedSince,
} from '#server/modules/finding/index.ts';
import { ownControlNumbers } from '#server/modules/own-control/index.ts';

import { freshnessCounts } from './evidence-at.ts';
import { groupRows, groupsIn, resultsOf, rowsOf, type ReadGroup } from './groups.ts';
import { momentOf, type Moment } from './moment.ts';

type Dashboard = Schemas['ComplianceDashboard'];

/** Findings of each kind that are open, or whose risk is accepted, in one pass. */
async function findingAges({ past }: Moment): Promise<Dashboard['findings']> {
  const is = findingConditions(past);
  const count = (condition: (typeof is)['OPEN']) => sql`(count(*) filter (where ${condition}))::int`;
  const { rows } = await db.execute<Schemas['FindingAges'] & Record<string, unknown>>(sql`
    select ${finding.kind} as kind, ${count(is.OPEN)} as open, ${count(is.UP_TO_30_DAYS)} as "upTo30Days",
      ${count(is.UP_TO_90_DAYS)} as "upTo90Days", ${count(is.OVER_90_DAYS)} as "over90Days", ${count(is.OVERDUE)} as overdue,
      ${count(is.RISK_ACCEPTED)} as "riskAccepted"
    from ${findingsAt(past)} ${reopenedSince(past)} where ${is.OPEN} or ${is.RISK_ACCEPTED} group by ${finding.kind}`);
  return findingKindValues.map(
    (kind) =>
      rows.find((row) => row.kind === kind) ?? {
        kind,
        open: 0,
        upTo30Days: 0,
        upTo90Days: 0,
        over90Days: 0,
        overdue: 0,
        riskAccepted: 0,
      },
  );
}

/** How many findings of each standard were open. */
async function openFindings({ past }: Moment): Promise<(id: string) => number> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select p.adopted_standard_id as id, count(distinct finding.id)::int as count from ${findingsAt(past)}
    cross join lateral ${positionsOfFinding} as about
    join control_position p on p.organisation_id = finding.organisation_id and p.id = about.position_id
    ${reopenedSince(past)} where ${isOpen(past)} group by p.adopted_standard_id`);
  return (id) => rows.find((row) => row.id === id)?.count ?? 0;
}

/** The numbers of versions by their ids. */
async function numbersOf(versions: readonly Pick<Alike, 'catalogueOwner' | 'versionId'>[]) {
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    select v.id, v.number from standard_version v
    join unnest(${sql.param(versions.map(({ catalogueOwner }) => catalogueOwner))}::uuid[],
      ${sql.param(versions.map(({ versionId }) => versionId))}::uuid[]) as wanted(owner_id, id)
      on wanted.owner_id = v.owner_id and wanted.id = v.id`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

interface Known {
  /** The versions of then: an upgrade since has led on to others. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly alike: readonly Alike[];
  readonly groups: ReadonlyMap<string, readonly ReadGroup[]>;
  readonly newer: ReadonlyMap<string, string>;
  readonly open: (id: string) => number;
}

function standardShown({ row, title, number }: AdoptedRow, known: Known): Schemas['ReportedStandard'] {
  const own = known.alike.filter(({ adoptedStandardId }) => adoptedStandardId === row.id);
  const versions = [...new Set(own.map(({ versionId }) => versionId))];
  const groups = versions.flatMap((versionId) => known.groups.get(versionId) ?? []);
  const below = own.filter(({ maturity, target }) => maturity !== null && target !== null && maturity < target);
  return {
    id: row.id,
    title,
    number: known.numbers.get(versions[0] ?? '') ?? number,
    newerVersion: known.newer.get(row.id) ?? null,
    method: row.method,
    targetMaturity: row.targetMaturity,
    ...figuresOf(own),
    belowTarget: below.reduce((sum, { count }) => sum + count, 0),
    openFindings: known.open(row.id),
    results: resultsOf(own),
    groups: groupRows(rowsOf(groups, own), own, complianceScore),
  };
}

/** The numbers of all adopted standards, each counted once for all of its positions that are alike. @throws ApiError 400 */
export const dashboard = async (asOf: string | undefined): Promise<Dashboard> => dashboardAt(await momentOf(asOf));

/** The same at a moment, which may be within its day. */
export async function dashboardAt(moment: Moment): Promise<Dashboard> {
  const adopted = await adoptedRows(undefined);
  const alike = await alikeIn(
    adopted.map(({ row }) => row.id),
    moment.past?.before,
  );
  const versions = new Map(alike.map(({ catalogueOwner, versionId }) => [versionId, { catalogueOwner, versionId }]));
  const known = {
    alike,
    groups: await groupsIn([...versions.values()]),
    numbers: await numbersOf([...versions.values()]),
    newer: await newerVersions(adopted),
    open: await openFindings(moment),
  };
  // What had not been adopted by then is not told of.
  const shown = moment.past === undefined ? adopted : adopted.filter(({ row }) => alike.some(isOf(row.id)));
  return {
    day: moment.day,
    isToday: moment.past === undefined,
    standards: shown.map((row) => standardShown(row, known)),
    findings: await findingAges(moment),
    evidence: await freshnessCounts(moment),
    evidenceAsked: moment.past === undefined ? await askedCounts() : null,
    ownControls: moment.past === undefined ? await ownControlNumbers() : null,
  };
}

const isOf = (id: string) => (one: Alike) => one.adoptedStandardId === id;
