import type { Catalogue, CatalogueControl, CatalogueGroup } from '../catalogue.ts';
import { partText } from '../facts.ts';
import { standardColumns, type StandardColumn } from './layout.ts';

const yes = (value: boolean): string => (value ? 'YES' : 'NO');

type Cells = Partial<Record<StandardColumn, string>>;

const rowOf = (cells: Cells): string[] => standardColumns.map((column) => cells[column] ?? '');

const controlRows = (control: CatalogueControl, parent: string): string[][] => [
  rowOf({
    Reference: control.id,
    Parent: parent,
    Kind: 'CONTROL',
    Title: control.title,
    Statement: partText(control, 'statement'),
    Guidance: partText(control, 'guidance'),
    'Typical evidence': partText(control, 'typical-evidence'),
    Importance: control.importance ?? '',
    Levels: control.levels.join('; '),
    Assessed: control.isAssessed === null ? '' : yes(control.isAssessed),
    'May be excluded': yes(control.mayBeExcluded),
    'In statement of applicability': yes(control.isInStatement),
  }),
  ...control.controls.flatMap((inner) => controlRows(inner, control.id)),
];

function groupRows(group: CatalogueGroup, parent: string, place: string): string[][] {
  const key = group.id ?? `G${place}`;
  return [
    rowOf({ Reference: key, Parent: parent, Kind: 'GROUP', Title: group.title }),
    ...group.controls.flatMap((control) => controlRows(control, key)),
    ...group.groups.flatMap((inner, index) => groupRows(inner, key, `${place}.${index + 1}`)),
  ];
}

/** The rows of our template for standards, with its header. Groups without an id are numbered. */
export const writeStandardSheet = ({ groups, controls }: Pick<Catalogue, 'groups' | 'controls'>): string[][] => [
  [...standardColumns],
  ...controls.flatMap((control) => controlRows(control, '')),
  ...groups.flatMap((group, index) => groupRows(group, '', String(index + 1))),
];
