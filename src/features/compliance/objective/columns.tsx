import { objectiveTexts } from '#domain/words/management-system.ts';
import type { Objective, ObjectiveKind } from '#src/api/management-system/objectives.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { personColumn } from '#src/registers/field-columns.tsx';
import { objectiveCourseWords, objectiveWords as words } from '#src/registers/words/management-system.ts';

import { StateText } from './StateText.tsx';
import { targetText, valueText } from './value-text.ts';

const isSettled = ({ stage }: Objective): boolean => stage !== 'ACTIVE';

/** The columns besides reference and title. */
export const objectiveColumns: readonly Column<Objective, NonNullable<ObjectiveKind['query']['sortId']>>[] = [
  {
    id: 'state',
    header: objectiveCourseWords.state.label,
    keepWithPanel: true,
    phone: 'end',
    cell: (objective) => <StateText objective={objective} />,
  },
  {
    id: 'latestValue',
    header: objectiveTexts.latestValue.label,
    keepWithPanel: true,
    cell: ({ latestValue, unit }) => (
      <WordsCell>{latestValue === null ? null : valueText(latestValue, unit)}</WordsCell>
    ),
  },
  {
    id: 'target',
    header: objectiveTexts.target.label,
    collapsePriority: 'third',
    cell: (objective) => <WordsCell>{targetText(objective)}</WordsCell>,
  },
  {
    id: 'nextReadingOn',
    header: objectiveTexts.nextReadingOn.label,
    sortKey: 'nextReadingOn',
    collapsePriority: 'second',
    cell: (objective) => <DayCell day={objective.nextReadingOn} settled={isSettled(objective)} />,
  },
  {
    id: 'dueOn',
    header: words.dueOn.label,
    sortKey: 'dueOn',
    collapsePriority: 'second',
    cell: (objective) => <DayCell day={objective.dueOn} settled={isSettled(objective)} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'first' }),
];
