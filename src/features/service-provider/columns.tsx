import type { ProviderKind, ServiceProvider } from '#src/api/service-provider/service-providers.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { providerWords as words } from '#src/registers/words/service-provider.ts';

import { ReviewStatusCell } from './ReviewStatusCell.tsx';

type ProviderColumn = Column<ServiceProvider, NonNullable<ProviderKind['query']['sortId']>>;

const levelColumn = (
  id: 'dataSensitivity' | 'businessCriticality' | 'inherentRisk' | 'residualRisk',
  header: string,
  placed: Partial<ProviderColumn>,
): ProviderColumn => ({ id, header, sortKey: id, cell: (row) => <LevelCell level={row[id]} />, ...placed });

/** The columns besides reference and title. */
export const providerColumns: readonly ProviderColumn[] = [
  fieldColumn('category', words.category, { sortKey: 'category', flexible: true, collapsePriority: 'second' }),
  entryColumn('serviceType', words.serviceTypeId, { flexible: true, sortKey: 'serviceType', hidden: true }),
  entryColumn('tier', words.tierId, { sortKey: 'tier', keepWithPanel: true, phone: 'end' }),
  levelColumn('businessCriticality', 'Criticality', { phone: 'end' }),
  levelColumn('dataSensitivity', words.dataSensitivity.label, { hidden: true }),
  levelColumn('inherentRisk', words.inherentRisk.label, { hidden: true }),
  levelColumn('residualRisk', words.residualRisk.label, { collapsePriority: 'third' }),
  {
    id: 'reviewStatus',
    header: words.reviewStatus.label,
    sortKey: 'reviewStatus',
    collapsePriority: 'first',
    cell: ({ reviewStatus }) => <ReviewStatusCell status={reviewStatus} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'fourth' }),
  fieldColumn('legalName', words.legalName, { sortKey: 'legalName', flexible: true, hidden: true }),
  fieldColumn('countries', words.countries, { hidden: true, flexible: true }),
  {
    id: 'subProcessors',
    header: words.subProcessorIds.label,
    flexible: true,
    hidden: true,
    cell: ({ subProcessors }) => (
      <WordsCell>{subProcessors.map(({ ref, title }) => `${ref} ${title}`).join(', ')}</WordsCell>
    ),
  },
  {
    id: 'review',
    header: 'Review due',
    sortKey: 'nextReviewOn',
    keepWithPanel: true,
    cell: ({ nextReviewOn }) => <DayCell day={nextReviewOn} />,
  },
];
