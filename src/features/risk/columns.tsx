import type { Risk, RiskKind } from '#src/api/risk/risks.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { riskStatusWords, riskWords } from '#src/registers/words/risk.tsx';

import { AcceptanceCell } from './AcceptanceCell.tsx';
import { RiskStatusCell } from './RiskStatusCell.tsx';

/** The columns besides reference and title. */
export const riskColumns: readonly Column<Risk, NonNullable<RiskKind['query']['sortId']>>[] = [
  {
    id: 'status',
    header: riskStatusWords.status.label,
    sortKey: 'status',
    collapsePriority: 'first',
    cell: ({ status }) => <RiskStatusCell status={status} />,
  },
  {
    id: 'categories',
    header: riskWords.categoryIds.label,
    flexible: true,
    collapsePriority: 'second',
    cell: ({ categories }) => <WordsCell>{categories.map(({ name }) => name).join(', ')}</WordsCell>,
  },
  {
    id: 'inherent',
    header: 'Inherent',
    sortKey: 'inherent',
    collapsePriority: 'first',
    cell: ({ inherent }) => <RatingCell {...inherent} />,
  },
  {
    id: 'current',
    header: 'Current',
    sortKey: 'current',
    phone: 'end',
    keepWithPanel: true,
    cell: ({ current }) => <RatingCell {...current} />,
  },
  {
    id: 'residual',
    header: 'Residual',
    sortKey: 'residual',
    hidden: true,
    cell: ({ residual }) => <RatingCell {...residual} />,
  },
  {
    id: 'threats',
    header: riskWords.threatIds.label,
    flexible: true,
    hidden: true,
    cell: ({ threats }) => <WordsCell>{threats.map(({ name }) => name).join(', ')}</WordsCell>,
  },
  {
    id: 'vulnerabilities',
    header: riskWords.vulnerabilityIds.label,
    flexible: true,
    hidden: true,
    cell: ({ vulnerabilities }) => <WordsCell>{vulnerabilities.map(({ name }) => name).join(', ')}</WordsCell>,
  },
  {
    id: 'acceptance',
    header: 'Acceptance',
    hidden: true,
    cell: ({ acceptance }) => acceptance && <AcceptanceCell status={acceptance.status} />,
  },
  personColumn('owner', riskWords.ownerId, { sortKey: 'owner', collapsePriority: 'fourth' }),
  fieldColumn('treatment', riskWords.treatment, { sortKey: 'treatment', collapsePriority: 'third', phone: 'end' }),
  {
    id: 'due',
    header: 'Treatment due',
    sortKey: 'dueOn',
    hidden: true,
    cell: ({ treatmentPlan: { dueOn, status }, status: ofRisk }) => (
      <DayCell day={dueOn} settled={ofRisk === 'CLOSED' || status === 'COMPLETED' || status === 'CANCELLED'} />
    ),
  },
  {
    id: 'review',
    header: 'Review due',
    sortKey: 'nextReviewOn',
    keepWithPanel: true,
    cell: ({ nextReviewOn, status }) => <DayCell day={nextReviewOn} settled={status === 'CLOSED'} />,
  },
];
