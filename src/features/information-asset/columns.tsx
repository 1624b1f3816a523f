import type { InheritedProperty } from '#domain/information-asset/levels.ts';
import type { AssetKind, InformationAsset } from '#src/api/information-asset/information-assets.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { assetWords } from '#src/registers/words/information-asset.ts';

type EffectiveLevel = `effective${Capitalize<InheritedProperty>}`;
type AssetColumn = Column<InformationAsset, NonNullable<AssetKind['query']['sortId']>>;

/** The level in effect: the asset's own, or a higher one that it inherits. */
const levelColumn = (property: InheritedProperty, effective: EffectiveLevel, hidden = false): AssetColumn => ({
  id: property,
  header: assetWords[property].label,
  sortKey: property,
  collapsePriority: 'third',
  hidden,
  cell: (asset) => <LevelCell level={asset[effective]} inherited={asset[effective] !== asset[property]} />,
});

/** The columns besides reference and title. */
export const assetColumns: readonly AssetColumn[] = [
  entryColumn('type', assetWords.typeId, { flexible: true, sortKey: 'type', keepWithPanel: true, phone: 'end' }),
  fieldColumn('kind', assetWords.kind, { hidden: true }),
  personColumn('owner', assetWords.ownerId, { sortKey: 'owner', collapsePriority: 'second' }),
  personColumn('custodian', assetWords.custodianId, { hidden: true }),
  fieldColumn('classification', assetWords.classification, { hidden: true, sortKey: 'classification' }),
  fieldColumn('medium', assetWords.medium, { hidden: true }),
  levelColumn('confidentiality', 'effectiveConfidentiality'),
  levelColumn('integrity', 'effectiveIntegrity'),
  levelColumn('availability', 'effectiveAvailability'),
  levelColumn('businessImpact', 'effectiveBusinessImpact', true),
  {
    id: 'parents',
    header: assetWords.parentIds.label,
    flexible: true,
    hidden: true,
    cell: ({ parents }) => <WordsCell>{parents.map(({ ref, title }) => `${ref} ${title}`).join(', ')}</WordsCell>,
  },
  fieldColumn('recoveryTimeHours', assetWords.recoveryTimeHours, { hidden: true, sortKey: 'recoveryTimeHours' }),
  {
    id: 'retirement',
    header: assetWords.retireOn.label,
    sortKey: 'retireOn',
    hidden: true,
    cell: ({ retireOn }) => <DayCell day={retireOn} />,
  },
  {
    id: 'review',
    header: 'Review due',
    sortKey: 'reviewOn',
    keepWithPanel: true,
    cell: ({ reviewOn }) => <DayCell day={reviewOn} />,
  },
];
