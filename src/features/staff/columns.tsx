import { staffMemberTexts as texts } from '#domain/words/staff.ts';
import type { StaffKind, StaffMember } from '#src/api/staff.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn } from '#src/registers/field-columns.tsx';
import { staffCourseWords, staffWords as words } from '#src/registers/words/staff.ts';

import { AwayText } from './AwayText.tsx';
import { GapsCell } from './GapsCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TrainingCell } from './TrainingCell.tsx';

/** The columns besides reference and name. */
export const staffColumns: readonly Column<StaffMember, NonNullable<StaffKind['query']['sortId']>>[] = [
  {
    id: 'position',
    header: words.position.label,
    flexible: true,
    keepWithPanel: true,
    cell: ({ position }) => <WordsCell>{position}</WordsCell>,
  },
  {
    id: 'department',
    header: words.department.label,
    flexible: true,
    collapsePriority: 'second',
    cell: ({ department }) => <WordsCell>{department}</WordsCell>,
  },
  {
    id: 'manager',
    header: words.managerId.label,
    flexible: true,
    collapsePriority: 'third',
    cell: ({ manager }) => <WordsCell>{manager?.title ?? null}</WordsCell>,
  },
  {
    id: 'status',
    header: staffCourseWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: (member) => <StatusCell {...member} />,
  },
  {
    id: 'away',
    header: texts.away.label,
    collapsePriority: 'second',
    hidden: true,
    cell: (member) => <AwayText {...member} />,
  },
  {
    id: 'training',
    header: staffCourseWords.training.label,
    collapsePriority: 'second',
    cell: (member) => <TrainingCell {...member} />,
  },
  {
    id: 'competenceGaps',
    header: texts.competenceGaps.label,
    collapsePriority: 'second',
    cell: (member) => <GapsCell {...member} />,
  },
  {
    id: 'roles',
    header: words.roleIds.label,
    flexible: true,
    hidden: true,
    cell: ({ roles }) => <WordsCell>{roles.map(({ name }) => name).join(', ')}</WordsCell>,
  },
  {
    id: 'email',
    header: words.email.label,
    collapsePriority: 'first',
    cell: ({ email }) => <WordsCell>{email}</WordsCell>,
  },
  fieldColumn('location', words.location, { hidden: true }),
  fieldColumn('startsOn', words.startsOn, { sortKey: 'startsOn', hidden: true }),
  fieldColumn('endsOn', words.endsOn, { sortKey: 'endsOn', hidden: true }),
];
