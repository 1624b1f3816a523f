/** A group of a standard, by what holds it. */
interface GroupNode {
  readonly id: string;
  readonly parentId: string | null;
}

/** The groups that results are told by, and which of them a control belongs to. */
export interface ReportedGroups<Group extends GroupNode> {
  readonly rows: readonly Group[];
  /** The row of a control, by the group that it is in; null if it is in none of them. */
  readonly rowOf: (groupId: string | null) => string | null;
}

/**
 * The groups that results are told by: the uppermost ones. A single one that only holds others, such as an annex, says no more than
 * the standard as a whole, so that those within it are told instead.
 * @param groups in the order of the standard
 * @param used those that controls are in
 */
export function reportedGroups<Group extends GroupNode>(
  groups: readonly Group[],
  used: ReadonlySet<string>,
): ReportedGroups<Group> {
  const within = (parentId: string | null) => groups.filter((group) => group.parentId === parentId);
  let rows = within(null);
  for (;;) {
    const [only, ...others] = rows;
    if (only === undefined || others.length > 0 || used.has(only.id)) break;
    const inner = within(only.id);
    if (inner.length === 0) break;
    rows = inner;
  }
  const shown = new Set(rows.map(({ id }) => id));
  const parents = new Map(groups.map(({ id, parentId }) => [id, parentId]));
  return {
    rows,
    rowOf(groupId) {
      let id = groupId;
      while (id !== null && !shown.has(id)) id = parents.get(id) ?? null;
      return id;
    },
  };
}
