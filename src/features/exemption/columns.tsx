import type { Exemption, ExemptionKind } from '#src/api/exemptions.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { exemptionCourseWords, exemptionWords as words } from '#src/registers/words/exemption.ts';

import { StatusCell } from './StatusCell.tsx';

/** What it is from: a policy with its version, or a control. */
function sourceOf({ policy, policyVersion, control }: Exemption): string | null {
  if (policy !== null) return `${policy.title || policy.ref}${policyVersion === null ? '' : `, ${policyVersion}`}`;
  return control === null ? null : `${control.ref} ${control.title}`;
}

/** Whether its last day is no date to keep: it has ended, or was not approved. */
export const isSettled = ({ status }: Exemption): boolean => status === 'EXPIRED' || status === 'REJECTED';

/** The columns besides reference and title. */
export const exemptionColumns: readonly Column<Exemption, NonNullable<ExemptionKind['query']['sortId']>>[] = [
  {
    id: 'source',
    header: 'From',
    sortKey: 'policy',
    flexible: true,
    collapsePriority: 'fourth',
    cell: (exemption) => <WordsCell>{sourceOf(exemption)}</WordsCell>,
  },
  {
    id: 'status',
    header: exemptionCourseWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: (exemption) => <StatusCell {...exemption} />,
  },
  {
    id: 'riskRating',
    header: words.riskRating.label,
    sortKey: 'riskRating',
    collapsePriority: 'third',
    cell: ({ riskRating }) => <LevelCell level={riskRating} />,
  },
  {
    id: 'validTo',
    header: words.validTo.label,
    sortKey: 'validTo',
    keepWithPanel: true,
    cell: (exemption) => <DayCell day={exemption.validTo} settled={isSettled(exemption)} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'first' }),
  personColumn('approver', words.approverId, { sortKey: 'approver', collapsePriority: 'second' }),
  fieldColumn('validFrom', words.validFrom, { sortKey: 'validFrom', hidden: true }),
];
