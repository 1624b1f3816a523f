import { and, eq, isNull, sql } from 'drizzle-orm';

import { documentRepositoryInput } from '#openapi/generated/inputs.ts';
import { documentRepositoryList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import { documentEntry, documentRepository, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
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

import { refuseKeptRepositories } from './kept.ts';

const isLiveFile = and(eq(documentEntry.kind, 'FILE'), isNull(documentEntry.removedAt));

/** How many files are in a repository. */
const files: AddedValue<number> = {
  ofRecord: sql<number>`(select count(*)::integer from ${documentEntry}
    where ${eqWithinOrganisation(documentEntry.repositoryId, record.id)} and ${isLiveFile})`,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; value: number }>(sql`
      select ${documentEntry.repositoryId} as id, count(*)::integer as value from ${documentEntry}
      where ${documentEntry.repositoryId} = any(${sql.param(ids)}::uuid[]) and ${isLiveFile} group by 1`);
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  none: 0,
};

const reader = recordReader(documentRepository, { owner: userAccount }, { files });

type Input = Required<Schemas['DocumentRepositoryInput']>;

const saveRepositoryRows = saveRows(documentRepository);

/** The columns of a repository, from the user's input. */
const columnsOf = ({ title: _title, ...input }: Input) => input;

const saveRepositories = (records: readonly SavedRecord<Input>[]) =>
  saveRepositoryRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));

export const documentRegister = defineRegister({
  read: reader.read,
  list: recordList(documentRepositoryList, reader, {
    sorts: {},
    filters: { reviewBy: until(documentRepository.reviewOn) },
  }),
  input: documentRepositoryInput,
  choices: choicesOf(documentRepository),
  searchable: ({ description }) => [description],
  save: saveRepositories,
  afterRemoval: refuseKeptRepositories,
});
