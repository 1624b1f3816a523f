import type { InformationAsset, InformationAssetQuery } from '#src/api/information-assets.ts';
import { assetKindLabels } from '#src/components/asset-labels.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';

type AssetColumn = Column<InformationAsset, NonNullable<InformationAssetQuery['sortId']>>;

const levelColumn = (pillar: 'confidentiality' | 'integrity' | 'availability', header: string): AssetColumn => ({
  id: pillar,
  header,
  sortKey: pillar,
  collapsePriority: 'third',
  cell: (asset) => <LevelCell level={asset[pillar]} />,
});

/** Beside reference and title. */
export const assetColumns: readonly AssetColumn[] = [
  {
    id: 'type',
    header: 'Type',
    flexible: true,
    sortKey: 'type',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ type }) => <WordsCell>{type?.name ?? null}</WordsCell>,
  },
  {
    id: 'kind',
    header: 'Kind',
    hidden: true,
    cell: ({ kind }) => <WordsCell>{assetKindLabels[kind]}</WordsCell>,
  },
  {
    id: 'owner',
    header: 'Owner',
    sortKey: 'owner',
    collapsePriority: 'second',
    cell: ({ owner }) => <PersonCell person={owner} />,
  },
  levelColumn('confidentiality', 'Confidentiality'),
  levelColumn('integrity', 'Integrity'),
  levelColumn('availability', 'Availability'),
  {
    id: 'review',
    header: 'Review due',
    sortKey: 'reviewOn',
    keepWithPanel: true,
    cell: ({ reviewOn }) => <DayCell day={reviewOn} />,
  },
];
