import type { AssetKind, InformationAsset } from '#src/api/information-assets.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { assetWords } from '#src/registers/words/information-asset.ts';

type AssetColumn = Column<InformationAsset, NonNullable<AssetKind['query']['sortId']>>;

const levelColumn = (pillar: 'confidentiality' | 'integrity' | 'availability'): AssetColumn => ({
  id: pillar,
  header: assetWords[pillar].label,
  sortKey: pillar,
  collapsePriority: 'third',
  cell: (asset) => <LevelCell level={asset[pillar]} />,
});

/** The columns besides reference and title. */
export const assetColumns: readonly AssetColumn[] = [
  {
    id: 'type',
    header: assetWords.typeId.label,
    flexible: true,
    sortKey: 'type',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ type }) => <WordsCell>{type?.name ?? null}</WordsCell>,
  },
  {
    id: 'kind',
    header: assetWords.kind.label,
    hidden: true,
    cell: ({ kind }) => <WordsCell>{assetWords.kind.labels[kind]}</WordsCell>,
  },
  {
    id: 'owner',
    header: assetWords.ownerId.label,
    sortKey: 'owner',
    collapsePriority: 'second',
    cell: ({ owner }) => <PersonCell person={owner} />,
  },
  levelColumn('confidentiality'),
  levelColumn('integrity'),
  levelColumn('availability'),
  {
    id: 'review',
    header: 'Review due',
    sortKey: 'reviewOn',
    keepWithPanel: true,
    cell: ({ reviewOn }) => <DayCell day={reviewOn} />,
  },
];
