import type { Policy, PolicyKind } from '#src/api/policy/policies.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { policyVersionWords, policyWords as words } from '#src/registers/words/policy.ts';

import { AcknowledgedCell } from './AcknowledgedCell.tsx';
import { comingText } from './coming-text.ts';
import { StatusCell } from './StatusCell.tsx';
import { VersionsCell } from './VersionsCell.tsx';

/** The columns besides reference and title. */
export const policyColumns: readonly Column<Policy, NonNullable<PolicyKind['query']['sortId']>>[] = [
  entryColumn('category', words.categoryId, { flexible: true, sortKey: 'category', collapsePriority: 'third' }),
  {
    id: 'status',
    header: policyVersionWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ status }) => <StatusCell status={status} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'fourth' }),
  personColumn('approver', words.approverId, { sortKey: 'approver', collapsePriority: 'first' }),
  {
    id: 'version',
    header: 'In force',
    cell: (policy) => <VersionsCell {...policy} />,
  },
  {
    id: 'nextReview',
    header: words.nextReviewOn.label,
    sortKey: 'nextReviewOn',
    keepWithPanel: true,
    cell: ({ nextReviewOn, retiredOn }) => <DayCell day={nextReviewOn} settled={retiredOn !== null} />,
  },
  {
    id: 'acknowledged',
    header: 'Acknowledged',
    collapsePriority: 'second',
    cell: ({ acknowledgement }) => <AcknowledgedCell share={acknowledgement} />,
  },
  {
    id: 'comingVersion',
    header: 'Next version',
    hidden: true,
    cell: ({ comingVersion }) => <WordsCell>{comingVersion && comingText(comingVersion)}</WordsCell>,
  },
  fieldColumn('documentType', words.documentType, { hidden: true }),
  fieldColumn('classification', words.classification, { hidden: true }),
  fieldColumn('generationMethod', policyVersionWords.generationMethod, { hidden: true }),
  fieldColumn('department', words.department, { sortKey: 'department', hidden: true }),
  entryColumn('frequency', words.frequencyId, { hidden: true }),
  fieldColumn('effectiveOn', words.effectiveOn, { sortKey: 'effectiveOn', hidden: true }),
];
