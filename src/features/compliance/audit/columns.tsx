import type { Audit, AuditKind } from '#src/api/management-system/audits.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { auditCourseWords, auditWords as words } from '#src/registers/words/management-system.ts';

import { AuditStatusText } from './AuditStatusText.tsx';

const isSettled = ({ status }: Audit): boolean => status === 'REPORTED' || status === 'CANCELLED';

/** The columns besides reference and title. */
export const auditColumns: readonly Column<Audit, NonNullable<AuditKind['query']['sortId']>>[] = [
  {
    id: 'status',
    header: auditCourseWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ status }) => <AuditStatusText status={status} />,
  },
  fieldColumn('kind', words.kind, { collapsePriority: 'third' }),
  {
    id: 'adoptedStandard',
    header: words.adoptedStandardId.label,
    flexible: true,
    collapsePriority: 'second',
    cell: ({ adoptedStandard }) => (
      <WordsCell>{adoptedStandard && `${adoptedStandard.title} ${adoptedStandard.ref}`}</WordsCell>
    ),
  },
  fieldColumn('plannedFrom', words.plannedFrom, { sortKey: 'plannedFrom', collapsePriority: 'third' }),
  {
    id: 'plannedTo',
    header: words.plannedTo.label,
    sortKey: 'plannedTo',
    keepWithPanel: true,
    cell: (audit) => <DayCell day={audit.plannedTo} settled={isSettled(audit)} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'first' }),
];
