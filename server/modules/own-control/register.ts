import { ownControlInput } from '#openapi/generated/inputs.ts';
import { ownControlList } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import { ownControl, userAccount } from '#server/database/schema/index.ts';
import { askedAfterChange } from '#server/modules/change/index.ts';
import {
  choicesOf,
  defineRegister,
  readersOf,
  recordList,
  recordReader,
  saveRows,
  type SavedRecord,
} from '#server/modules/record/index.ts';

import { evidenceCount, positionCount, servesOneOf } from './counts.ts';
import { followRemoval, followRetirement, retiredAmong } from './follow.ts';
import { ofFigure } from './named-by.ts';

const reader = recordReader(
  ownControl,
  { owner: userAccount, respondedBy: userAccount },
  { positions: positionCount, evidence: evidenceCount },
);

type OwnControlInput = Required<Schemas['OwnControlInput']>;

const saveOwnControlRows = saveRows(ownControl);

/** Inserts or updates own controls beside their records. Their responses are given apart. */
async function saveOwnControls(records: readonly SavedRecord<OwnControlInput>[]): Promise<void> {
  const stated = records.filter(({ chosen }) => chosen.implementation !== undefined);
  const were = await retiredAmong(stated.map(({ key }) => key.id));
  await saveOwnControlRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await followRetirement(
    were,
    stated.filter(({ input }) => input.implementation === 'RETIRED').map(({ key }) => key.id),
  );
}

/** The columns of an own control, from the user's input. */
const columnsOf = ({ title: _title, ...input }: OwnControlInput) => input;

export const ownControlRegister = defineRegister({
  read: reader.read,
  list: recordList(ownControlList, reader, {
    sorts: {},
    filters: {
      adoptedStandardId: (ids) => ids && servesOneOf(ids),
      figure: ofFigure,
      afterChange: askedAfterChange(ownControl.id),
    },
  }),
  input: ownControlInput,
  choices: choicesOf(ownControl),
  searchable: ({ description }) => [description],
  save: saveOwnControls,
  afterRemoval: followRemoval,
});

export const { live: liveOwnControl } = readersOf(ownControlRegister);
