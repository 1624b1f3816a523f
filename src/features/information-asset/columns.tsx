import type { AssetKind, InformationAsset } from '#src/api/information-assets.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
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
  entryColumn('type', assetWords.typeId, { flexible: true, sortKey: 'type', keepWithPanel: true, phone: 'end' }),
  fieldColumn('kind', assetWords.kind, { hidden: true }),
  personColumn('owner', assetWords.ownerId, { sortKey: 'owner', collapsePriority: 'second' }),
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
