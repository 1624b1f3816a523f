import { inArray, sql } from 'drizzle-orm';

import { objectiveInput } from '#openapi/generated/inputs.ts';
import { objectiveList } from '#openapi/generated/lists/objective.ts';
import type { Schemas } from '#server/contract/types.ts';
import { objective, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  choicesOf,
  defineRegister,
  recordList,
  recordReader,
  saveRows,
  until,
  type AddedValue,
  type SavedRecord,
} from '#server/modules/record/index.ts';

import { followReadings } from './follow.ts';
import { stateToday } from './state-today.ts';

type ObjectiveInput = Required<Schemas['ObjectiveInput']>;

const state: AddedValue<Schemas['ObjectiveState']> = {
  ofRecord: stateToday,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: Schemas['ObjectiveState'] }>(sql`
      select ${objective.id} as id, ${stateToday} as value from ${objective}
      where ${objective.id} = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none: 'NOT_MEASURED',
};

const reader = recordReader(objective, { owner: userAccount }, { state });

const saveObjectiveRows = saveRows(objective);

/** Inserts or updates objectives beside their records. */
async function saveObjectives(records: readonly SavedRecord<ObjectiveInput>[]): Promise<void> {
  await saveObjectiveRows(records.map(({ key, input: { title: _title, ...input } }) => ({ key, input })));
  await followReadings(records.map(({ key }) => key.id));
}

export const objectiveRegister = defineRegister({
  read: reader.read,
  list: recordList(objectiveList, reader, {
    sorts: {},
    filters: {
      state: (states) => states && inArray(stateToday, [...states]),
      dueBy: until(objective.dueOn),
    },
  }),
  input: objectiveInput,
  choices: choicesOf(objective),
  searchable: ({ plan, resources, measure, unit }) => [plan, resources, measure, unit],
  save: saveObjectives,
});
