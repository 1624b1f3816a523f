import type { Finding, FindingRecord } from '#src/api/compliance/findings.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { personColumn } from '#src/registers/field-columns.tsx';
import { findingCourseWords, findingWords as words } from '#src/registers/words/finding.ts';

import { FindingStatus } from './FindingStatus.tsx';
import { KindText } from './KindText.tsx';

const isSettled = ({ status }: Finding): boolean => status === 'CLOSED' || status === 'RISK_ACCEPTED';

/** The columns besides reference and title. */
export const findingColumns: readonly Column<Finding, NonNullable<FindingRecord['query']['sortId']>>[] = [
  {
    id: 'kind',
    header: words.kind.label,
    sortKey: 'kind',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ kind }) => <KindText kind={kind} />,
  },
  {
    id: 'positions',
    header: words.positionIds.label,
    flexible: true,
    collapsePriority: 'second',
    cell: ({ positions }) => (
      <WordsCell>{positions.map(({ ref, title }) => `${ref} ${title}`).join(', ') || null}</WordsCell>
    ),
  },
  {
    id: 'status',
    header: findingCourseWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    cell: (finding) => <FindingStatus finding={finding} />,
  },
  {
    id: 'dueOn',
    header: words.dueOn.label,
    sortKey: 'dueOn',
    collapsePriority: 'third',
    cell: (finding) => <DayCell day={finding.dueOn} settled={isSettled(finding)} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'first' }),
];
