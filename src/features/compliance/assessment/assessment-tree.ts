import { groupTitle } from '#domain/compliance/control-title.ts';
import { foldedIncludes } from '#domain/text/folded.ts';
import type { Schemas } from '#src/api/connection/client.ts';

import type { ItemFilter } from './search.ts';

type Position = Schemas['ControlPosition'];
type Item = Schemas['AssessmentItem'];

/** A control in the tree of an assessment, with its item if it is in one. */
export interface TreeItem {
  readonly position: Position;
  readonly item: Item | undefined;
}

/** A heading of the tree, or a control below it. */
export type TreeRow =
  | { readonly kind: 'group'; readonly id: string; readonly title: string; readonly depth: number }
  | { readonly kind: 'control'; readonly control: TreeItem };

/** The controls of an assessment in the order of the standard; without one, all of the standard. */
export function itemsIn(positions: readonly Position[], items: readonly Item[] | undefined): TreeItem[] {
  if (items === undefined) return positions.map((position) => ({ position, item: undefined }));
  const byId = new Map(items.map((item) => [item.positionId, item]));
  return positions.flatMap((position) => {
    const item = byId.get(position.id);
    return item === undefined ? [] : [{ position, item }];
  });
}

export const resultOf = ({ item, position }: TreeItem): Schemas['ComplianceResult'] => item?.result ?? position.result;

/** Whether a control still needs something before the assessment can be submitted. */
export const hasGaps = ({ item, position }: TreeItem): boolean =>
  item === undefined ? position.flags.length > 0 : item.gaps.length > 0;

const shows: Readonly<Record<ItemFilter, (item: TreeItem, userId: string) => boolean>> = {
  ALL: () => true,
  OPEN: (item) => resultOf(item) === 'NOT_ASSESSED',
  GAPS: hasGaps,
  FINDINGS: ({ item }) => (item?.findings ?? 0) > 0,
  MINE: ({ item, position }, userId) => item?.delegation?.person.id === userId || position.owner?.id === userId,
};

/** Whether a search finds a control: accents, case and forms of letters do not count, as in every search. */
export const isFound = ({ ref, title }: Pick<Position, 'ref' | 'title'>, search: string): boolean =>
  foldedIncludes(`${ref} ${title}`, search.trim());

/** The controls that a filter and a search text leave. */
export function narrowed(
  items: readonly TreeItem[],
  { show, search, userId }: { readonly show: ItemFilter; readonly search: string; readonly userId: string },
): TreeItem[] {
  return items.filter((one) => shows[show](one, userId) && isFound(one.position, search));
}

/** The headings and controls of the tree. A heading is there if something below it is. */
export function rowsOf(items: readonly TreeItem[], groups: readonly Schemas['StandardGroup'][]): TreeRow[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const seen = new Set<string>();
  const headings = (id: string | null, depthBelow = 0): TreeRow[] => {
    const group = id === null ? undefined : byId.get(id);
    if (group === undefined || seen.has(group.id) || depthBelow > 8) return [];
    const above = headings(group.parentId, depthBelow + 1);
    seen.add(group.id);
    return [...above, { kind: 'group', id: group.id, title: groupTitle(group), depth: depthOf(group, byId) }];
  };
  return items.flatMap((control): TreeRow[] => [...headings(control.position.groupId), { kind: 'control', control }]);
}

const perPart = 40;

/** Rows that are rendered and laid out together. */
export interface TreePart {
  readonly id: string;
  readonly rows: readonly TreeRow[];
  /** The positions of their controls. */
  readonly ids: ReadonlySet<string>;
}

/** The rows in parts of about forty. */
export function partsOf(rows: readonly TreeRow[]): TreePart[] {
  return Array.from({ length: Math.ceil(rows.length / perPart) }, (_, at) => {
    const own = rows.slice(at * perPart, (at + 1) * perPart);
    const ids = own.flatMap((row) => (row.kind === 'control' ? [row.control.position.id] : []));
    return { id: `${at}`, rows: own, ids: new Set(ids) };
  });
}

function depthOf(group: Schemas['StandardGroup'], byId: ReadonlyMap<string, Schemas['StandardGroup']>): number {
  let depth = 0;
  for (let at = group.parentId; at !== null && depth < 8; at = byId.get(at)?.parentId ?? null) depth += 1;
  return depth;
}
