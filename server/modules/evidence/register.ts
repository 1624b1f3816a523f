import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import { periodMistakes } from '#domain/compliance/evidence-period.ts';
import { evidenceInput } from '#openapi/generated/inputs.ts';
import { evidenceList } from '#openapi/generated/lists.ts';
import { evidenceAskedValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { evidence, evidenceOwnControl, ownControl, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  assign,
  assignedRecords,
  choicesOf,
  chosenIn,
  defineRegister,
  readersOf,
  recordList,
  recordOf,
  recordReader,
  saveRows,
  type AddedValue,
  type SavedRecord,
} from '#server/modules/record/index.ts';

import { isAskedAs } from './asked.ts';
import { followEvidence, provedBy } from './follow.ts';
import { freshnessToday } from './freshness.ts';

type EvidenceInput = Required<Schemas['EvidenceInput']>;

const freshness: AddedValue<Schemas['EvidenceFreshness']> = {
  ofRecord: freshnessToday,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: Schemas['EvidenceFreshness'] }>(sql`
      select ${evidence.id} as id, ${freshnessToday} as value from ${evidence}
      where ${evidence.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none: 'UNDATED',
};

const reader = recordReader(
  evidence,
  { owner: userAccount },
  { freshness, ownControls: assignedRecords(evidence, evidenceOwnControl, ownControl) },
);

const saveEvidenceRows = saveRows(evidence);

/** The columns of a piece of evidence, from the user's input. */
const columnsOf = ({ title: _title, ownControlIds: _controls, ...input }: EvidenceInput) => input;

/** Inserts or updates evidence beside its records; the confidence of what it proves follows. */
async function saveEvidence(records: readonly SavedRecord<EvidenceInput>[]): Promise<void> {
  const ids = records.map(({ key }) => key.id);
  const before = await provedBy(ids);
  await saveEvidenceRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await assign(evidence, evidenceOwnControl, ownControl, chosenIn(records, 'ownControlIds'));
  await followEvidence(ids, before, 'changed');
}

const provesOneOf = (ids: readonly string[]): SQL => {
  const { organisationId, evidenceId, ownControlId } = evidenceOwnControl;
  const ofEvidence = and(
    eq(organisationId, evidence.organisationId),
    eq(evidenceId, evidence.id),
    inArray(ownControlId, [...ids]),
  );
  return sql`exists (select from ${evidenceOwnControl} where ${ofEvidence})`;
};

export const evidenceRegister = defineRegister({
  read: reader.read,
  list: recordList(evidenceList, reader, {
    sorts: {},
    filters: {
      freshness: (values) => values && inArray(freshnessToday, [...values]),
      ownControlId: (ids) => ids && provesOneOf(ids),
      asked: (values) =>
        values &&
        isAskedAs(
          sql`${evidence.id}`,
          evidenceAskedValues.filter((value) => values.includes(value)),
        ),
    },
  }),
  input: evidenceInput,
  choices: { ...choicesOf(evidence), ownControlIds: recordOf('ownControl') },
  problems: periodMistakes,
  searchable: ({ description }) => [description],
  save: saveEvidence,
  afterRemoval: (ids, event) => followEvidence(ids, [], event),
});

export const { live: liveEvidence } = readersOf(evidenceRegister);
