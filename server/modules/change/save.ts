import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import {
  assessingProblems,
  changedAmong,
  deciding,
  decidingProblems,
  isReplacement,
  substance,
  type Problem,
} from '#domain/change/rules.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  changeAsset,
  changeImplementer,
  changeManagementProcess as change,
  changeOwnControl,
  changePolicy,
  changeRisk,
  changeVoter,
  informationAsset,
  organisationPerson,
  ownControl,
  policy,
  record,
  risk,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { assign, chosenIn, editorsAmong, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

import { startRounds } from './rounds.ts';

type Input = Required<Schemas['ChangeRequestInput']>;

const saveChangeRows = saveRows(change);

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** The change's own columns, from the user's input. */
const columnsOf = ({
  title: _title,
  implementerIds: _implementers,
  voterIds: _voters,
  assetIds: _assets,
  policyIds: _policies,
  riskIds: _risks,
  ownControlIds: _controls,
  ...input
}: Input) => ({ ...input, plannedStart: dateOf(input.plannedStart), plannedEnd: dateOf(input.plannedEnd) });

const listOf = (table: typeof changeVoter | typeof changeImplementer) =>
  sql<string[]>`array(select ${table.personId} from ${table} where ${table.changeId} = ${change.id})`;

/** The live records that a change names. A form does not show removed ones, so nobody takes them away by saving it. */
const liveOf = (table: PgTable & { readonly changeId: PgColumn }, recordId: PgColumn) =>
  // The inner statement is one of its own: at the top of a field, columns lose the names of their tables.
  sql<
    string[]
  >`array(${sql`select ${recordId} from ${table} join ${record} on ${eqWithinOrganisation(record.id, recordId)}
    and ${record.deletedAt} is null where ${table.changeId} = ${change.id}`})`;

/** What is stored of changes, as far as it is decided on. */
async function storedOf(ids: readonly string[]) {
  const rows = await db
    .select({
      id: change.id,
      status: change.status,
      type: change.type,
      assessorId: change.assessorId,
      voterIds: listOf(changeVoter),
      quorum: change.quorum,
      quorumNumber: change.quorumNumber,
      description: change.description,
      impact: change.impact,
      outage: change.outage,
      riskLevel: change.riskLevel,
      implementationPlan: change.implementationPlan,
      testPlan: change.testPlan,
      fallbackPlan: change.fallbackPlan,
      plannedStart: change.plannedStart,
      plannedEnd: change.plannedEnd,
      assetIds: liveOf(changeAsset, changeAsset.assetId),
      policyIds: liveOf(changePolicy, changePolicy.policyId),
      riskIds: liveOf(changeRisk, changeRisk.riskId),
      ownControlIds: liveOf(changeOwnControl, changeOwnControl.ownControlId),
    })
    .from(change)
    .where(inArray(change.id, [...ids]));
  return rows.map((row) => ({
    ...row,
    plannedStart: row.plannedStart?.toISOString() ?? null,
    plannedEnd: row.plannedEnd?.toISOString() ?? null,
  }));
}

type Stored = Awaited<ReturnType<typeof storedOf>>[number];

/** Whether other people decide now, beside those who stand in for someone who cannot decide any more. */
async function areOthersDeciding(stored: Stored, input: Input): Promise<boolean> {
  const changed = changedAmong(deciding, { ...input, ...stored }, input);
  if (changed.length === 0) return false;
  if (changed.some((field) => field !== 'voterIds')) return true;
  const able = new Set(await editorsAmong('changeManagementProcess', stored.voterIds));
  const vacant = stored.voterIds.filter((id) => !able.has(id));
  return !isReplacement(stored.voterIds, input.voterIds, vacant);
}

/** What is wrong with who assesses a change that waits to be assessed: it must not come to wait for nobody. */
async function newAssessorProblems(stored: Stored, input: Input): Promise<readonly Problem[]> {
  if (stored.status !== 'ASSESS') return [];
  const own = assessingProblems(input, input.ownerId ?? '');
  const { assessorId } = input;
  const isChosen = changedAmong(['assessorId'], { ...input, ...stored }, input).length > 0;
  if (own.length > 0 || assessorId === null || !isChosen) return own;
  const isAble = (await editorsAmong('changeManagementProcess', [assessorId])).length > 0;
  return isAble ? [] : [{ field: 'assessorId', message: 'They cannot assess changes: choose someone else' }];
}

/** Whether what was submitted for decision is another now. @throws ApiError 400 for people who could not, or may not, act */
async function isAmended(stored: Stored | undefined, input: Input): Promise<boolean> {
  if (stored === undefined || stored.status === 'NEW' || stored.status === 'CANCELLED') return false;
  const problems = [...decidingProblems(input, input.ownerId ?? ''), ...(await newAssessorProblems(stored, input))];
  if (problems.length > 0) throw invalid([...problems]);
  if (stored.status === 'ASSESS') return false;
  const others = await areOthersDeciding(stored, input);
  if (stored.status !== 'AUTHORISE' && stored.status !== 'SCHEDULED') {
    if (others)
      throw invalid([{ field: 'voterIds', message: 'Only someone who cannot decide any more can be replaced' }]);
    return false;
  }
  return others || changedAmong(substance, { ...input, ...stored }, input).length > 0;
}

/** Inserts or updates changes beside their records. What is decided on and then changed is voted on again. */
export async function saveChanges(records: readonly SavedRecord<Input>[]): Promise<void> {
  const stored = new Map((await storedOf(records.map(({ key }) => key.id))).map((row) => [row.id, row]));
  const amended: string[] = [];
  for (const { key, input } of records) if (await isAmended(stored.get(key.id), input)) amended.push(key.id);
  await saveChangeRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await Promise.all([
    assign(change, changeImplementer, organisationPerson, chosenIn(records, 'implementerIds')),
    assign(change, changeVoter, organisationPerson, chosenIn(records, 'voterIds')),
    assign(change, changeAsset, informationAsset, chosenIn(records, 'assetIds')),
    assign(change, changePolicy, policy, chosenIn(records, 'policyIds')),
    assign(change, changeRisk, risk, chosenIn(records, 'riskIds')),
    assign(change, changeOwnControl, ownControl, chosenIn(records, 'ownControlIds')),
  ]);
  await startRounds(amended);
}
