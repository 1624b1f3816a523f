import type { Risk, RiskQuery } from '#src/api/risks.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { treatmentLabels } from '#src/components/risk-labels.ts';

/** Beside reference and title. */
export const riskColumns: readonly Column<Risk, NonNullable<RiskQuery['sortId']>>[] = [
  {
    id: 'categories',
    header: 'Categories',
    width: 'words',
    givesWay: 'second',
    cell: ({ categories }) => <WordsCell>{categories.map(({ name }) => name).join(', ')}</WordsCell>,
  },
  {
    id: 'inherent',
    header: 'Inherent',
    width: 'rating',
    sortKey: 'inherent',
    givesWay: 'first',
    cell: ({ inherent }) => <RatingCell {...inherent} />,
  },
  {
    id: 'current',
    header: 'Current',
    width: 'rating',
    sortKey: 'current',
    phone: 'end',
    keepWithPanel: true,
    cell: ({ current }) => <RatingCell {...current} />,
  },
  {
    id: 'residual',
    header: 'Residual',
    width: 'rating',
    sortKey: 'residual',
    hidden: true,
    cell: ({ residual }) => <RatingCell {...residual} />,
  },
  {
    id: 'owner',
    header: 'Owner',
    width: 'person',
    sortKey: 'owner',
    cell: ({ owner }) => <PersonCell person={owner} />,
  },
  {
    id: 'treatment',
    header: 'Treatment',
    width: 'short',
    sortKey: 'treatment',
    phone: 'end',
    cell: ({ treatment }) => <WordsCell>{treatmentLabels[treatment]}</WordsCell>,
  },
  {
    id: 'due',
    header: 'Treatment due',
    width: 'day',
    sortKey: 'dueOn',
    hidden: true,
    cell: ({ treatmentPlan: { dueOn, status } }) => (
      <DayCell day={dueOn} settled={status === 'COMPLETED' || status === 'CANCELLED'} />
    ),
  },
  {
    id: 'review',
    header: 'Review due',
    width: 'day',
    sortKey: 'nextReviewOn',
    keepWithPanel: true,
    cell: ({ nextReviewOn }) => <DayCell day={nextReviewOn} />,
  },
];
