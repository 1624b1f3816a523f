import type { StartDraft } from '#src/actors/compliance-assessment.ts';
import type { Schemas } from '#src/api/connection/client.ts';

/** What a group is called in the scope of an assessment. */
export const groupName = ({ code, title }: Schemas['StandardGroup']) => code ?? title;

interface Standard {
  readonly catalogue: Schemas['StandardCatalogue'];
  readonly positions: readonly Schemas['ControlPosition'][];
}

/** How much of the scope already has a result, from what was answered before. */
export function derivedIn({ positions, catalogue }: Standard, { levels, groups }: StartDraft) {
  const controls = new Map(catalogue.controls.map((control) => [control.id, control]));
  const chosen = new Set(catalogue.groups.filter((group) => groups.includes(groupName(group))).map(({ id }) => id));
  const parents = new Map(catalogue.groups.map(({ id, parentId }) => [id, parentId]));
  const isIn = (groupId: string | null): boolean =>
    groupId !== null && (chosen.has(groupId) || isIn(parents.get(groupId) ?? null));
  const inScope = positions.filter(
    ({ controlId, groupId }) =>
      (levels.length === 0 || (controls.get(controlId)?.levels ?? []).some((level) => levels.includes(level))) &&
      (groups.length === 0 || isIn(groupId)),
  );
  return { total: inScope.length, derived: inScope.filter(({ result }) => result !== 'NOT_ASSESSED').length };
}
