import type { StandardControl, StandardGroup } from '#src/api/compliance/standard-drafts.ts';
import type { StandardCatalogue } from '#src/api/compliance/standards.ts';

/** A row of the tree of a version. */
export type TreeRow =
  | { readonly kind: 'group'; readonly depth: number; readonly group: StandardGroup }
  | { readonly kind: 'control'; readonly depth: number; readonly control: StandardControl };

function listed<Row>(rows: readonly Row[], holderOf: (row: Row) => string | null): ReadonlyMap<string | null, Row[]> {
  const lists = new Map<string | null, Row[]>();
  for (const row of rows) lists.set(holderOf(row), [...(lists.get(holderOf(row)) ?? []), row]);
  return lists;
}

/** The groups of a version with their controls, in the order of the standard. */
export function treeRows({ groups, controls }: Pick<StandardCatalogue, 'groups' | 'controls'>): TreeRow[] {
  const groupsIn = listed(groups, ({ parentId }) => parentId);
  const controlsIn = listed(controls, ({ parentId, groupId }) => parentId ?? groupId);
  const controlRows = (holder: string | null, depth: number): TreeRow[] =>
    (controlsIn.get(holder) ?? []).flatMap((control): TreeRow[] => [
      { kind: 'control', depth, control },
      ...controlRows(control.id, depth + 1),
    ]);
  const groupRows = (holder: string | null, depth: number): TreeRow[] =>
    (groupsIn.get(holder) ?? []).flatMap((group): TreeRow[] => [
      { kind: 'group', depth, group },
      ...controlRows(group.id, depth + 1),
      ...groupRows(group.id, depth + 1),
    ]);
  return [...controlRows(null, 0), ...groupRows(null, 0)];
}

/** Where something goes to move by one place among its siblings: before which; undefined if it is at the end already. */
export function neighbourOf(
  siblings: readonly string[],
  id: string,
  direction: 'up' | 'down',
): string | null | undefined {
  const at = siblings.indexOf(id);
  if (direction === 'up') return siblings[at - 1];
  return at === siblings.length - 1 ? undefined : (siblings[at + 2] ?? null);
}
