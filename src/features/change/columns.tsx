import { changeTexts } from '#domain/words/change.ts';
import type { Change, ChangeKind } from '#src/api/changes.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { InstantCell } from '#src/components/cells/InstantCell.tsx';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { changeCourseWords, changeWords as words } from '#src/registers/words/change.ts';

import { StatusCell } from './StatusCell.tsx';

/** The columns besides reference and title. */
export const changeColumns: readonly Column<Change, NonNullable<ChangeKind['query']['sortId']>>[] = [
  fieldColumn('type', words.type, { sortKey: 'type', collapsePriority: 'third' }),
  {
    id: 'status',
    header: changeCourseWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ status }) => <StatusCell status={status} />,
  },
  {
    id: 'riskLevel',
    header: words.riskLevel.label,
    sortKey: 'riskLevel',
    collapsePriority: 'second',
    cell: ({ riskLevel }) => <LevelCell level={riskLevel} />,
  },
  {
    id: 'plannedStart',
    header: words.plannedStart.label,
    sortKey: 'plannedStart',
    keepWithPanel: true,
    cell: ({ plannedStart }) => <InstantCell instant={plannedStart} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'fourth' }),
  personColumn('assessor', words.assessorId, { sortKey: 'assessor', hidden: true }),
  {
    id: 'implementers',
    header: words.implementerIds.label,
    flexible: true,
    collapsePriority: 'first',
    cell: ({ implementers }) => <WordsCell>{implementers.map(({ name }) => name).join(', ') || null}</WordsCell>,
  },
  {
    id: 'reviewDueOn',
    header: changeTexts.reviewDueOn.label,
    sortKey: 'reviewDueOn',
    hidden: true,
    cell: ({ reviewDueOn, status }) => <DayCell day={reviewDueOn} settled={status === 'CLOSED'} />,
  },
];
