import type { Catalogue, CatalogueControl, CatalogueGroup, CataloguePart, CatalogueProp } from './catalogue.ts';

/* What follows from a catalogue, and is stored nowhere in it. */

/** A control with its place. */
export interface PlacedControl {
  readonly control: CatalogueControl;
  /** The control that holds it; null at the top of a group. */
  readonly parent: CatalogueControl | null;
  /** The groups around it, from the outside. */
  readonly groups: readonly CatalogueGroup[];
}

function within(controls: readonly CatalogueControl[], place: Omit<PlacedControl, 'control'>): PlacedControl[] {
  return controls.flatMap((control) => [
    { control, ...place },
    ...within(control.controls, { parent: control, groups: place.groups }),
  ]);
}

const inGroup = (group: CatalogueGroup, around: readonly CatalogueGroup[]): PlacedControl[] => {
  const groups = [...around, group];
  return [
    ...within(group.controls, { parent: null, groups }),
    ...group.groups.flatMap((inner) => inGroup(inner, groups)),
  ];
};

/** All controls in the order of the catalogue. */
export const controlsIn = ({ groups, controls }: Pick<Catalogue, 'groups' | 'controls'>): PlacedControl[] => [
  ...within(controls, { parent: null, groups: [] }),
  ...groups.flatMap((group) => inGroup(group, [])),
];

const valuesOf = (props: readonly CatalogueProp[], name: string) => props.filter((prop) => prop.name === name);

/** How people name a control: `AC-2`. Labels of assessment procedures (sp800-53a) and padded ones are others. */
export function refOf({ id, props }: Pick<CatalogueControl, 'id' | 'props'>): string {
  const labels = valuesOf(props, 'label');
  const own = labels.find((label) => label.class === null) ?? labels.find((label) => label.class !== 'sp800-53a');
  return own?.value ?? id;
}

const textsOf = (part: CataloguePart): string[] => [
  ...(part.prose === null || part.prose.trim() === '' ? [] : [part.prose.trim()]),
  ...part.parts.flatMap(textsOf),
];

/** The texts of the parts with a name, each in a paragraph. */
export const partText = ({ parts }: Pick<CatalogueControl, 'parts'>, name: string): string =>
  parts
    .filter((part) => part.name === name)
    .flatMap(textsOf)
    .join('\n\n');

const movedRelations: ReadonlySet<string> = new Set([
  'incorporated-into',
  'incorporated_into',
  'moved-to',
  'moved_to',
  'addressed_by',
  'addressed-by',
]);

const movesOf = ({ links }: CatalogueControl): string[] =>
  links.filter(({ rel }) => rel !== null && movedRelations.has(rel)).map(({ href }) => href.replace(/^#/u, ''));

const saysWithdrawn = (text: string): boolean => /^\s*\[?withdrawn\b/iu.test(text.slice(0, 40));

/**
 * Whether a control is withdrawn: by its status, or, in files that have none, because it only says where it went.
 */
export function isWithdrawn(control: CatalogueControl): boolean {
  if (valuesOf(control.props, 'status').some(({ value }) => value.toLowerCase() === 'withdrawn')) return true;
  const statement = partText(control, 'statement');
  if (saysWithdrawn(control.title) || saysWithdrawn(statement)) return true;
  return movesOf(control).length > 0 && statement === '';
}

/** What a control can be called in links: its id, its labels, and the number that files sort by. */
const namesOf = ({ id, props }: Pick<CatalogueControl, 'id' | 'props'>): string[] => [
  id,
  ...[...valuesOf(props, 'label'), ...valuesOf(props, 'sort-id')].map(({ value }) => value),
];

/** Finds controls by what links call them; ids come before labels. */
export function controlsByName(placed: readonly PlacedControl[]): ReadonlyMap<string, string> {
  const byName = new Map(placed.map(({ control }) => [control.id, control.id]));
  for (const { control } of placed)
    for (const name of namesOf(control)) if (!byName.has(name)) byName.set(name, control.id);
  return byName;
}

/** The controls that took over a withdrawn one; names that are none in the catalogue, such as groups, stay as they are. */
export const successorsOf = (control: CatalogueControl, byName: ReadonlyMap<string, string>): string[] => [
  ...new Set(movesOf(control).map((name) => byName.get(name) ?? name)),
];

/** Controls of a class, for the choice of what is assessed. */
export interface ControlClass {
  readonly class: string;
  readonly count: number;
  readonly withdrawn: number;
  readonly withStatement: number;
  /** Each of them holds others, so that these are assessed instead. */
  readonly onlyHolds: boolean;
  readonly isAssessed: boolean;
}

/** The classes of a catalogue with their counts. */
export function classesOf(placed: readonly PlacedControl[]): ControlClass[] {
  const classes = new Map<string, CatalogueControl[]>();
  for (const { control } of placed) {
    const own = classes.get(control.class ?? '') ?? [];
    own.push(control);
    classes.set(control.class ?? '', own);
  }
  return [...classes].map(([name, controls]) => {
    const current = controls.filter((control) => !isWithdrawn(control));
    const withStatement = current.filter((control) => partText(control, 'statement') !== '').length;
    const onlyHolds = classes.size > 1 && current.length > 0 && current.every((control) => control.controls.length > 0);
    return {
      class: name,
      count: controls.length,
      withdrawn: controls.length - current.length,
      withStatement,
      onlyHolds,
      isAssessed: withStatement > 0 && !onlyHolds,
    };
  });
}

/**
 * Whether a control is assessed: as its source says, else if it has a statement, is not withdrawn, and is of a class that people
 * chose.
 */
export function isAssessedByDefault(control: CatalogueControl, assessedClasses: ReadonlySet<string>): boolean {
  if (isWithdrawn(control)) return false;
  if (control.isAssessed !== null) return control.isAssessed;
  return assessedClasses.has(control.class ?? '') && partText(control, 'statement') !== '';
}
