import type { Catalogue, CatalogueControl, CatalogueGroup } from './catalogue.ts';
import { catalogueLimits } from './limits.ts';

/** A row of a flat file: a group or a control, which names the one that it belongs to. */
export interface FlatNode {
  readonly key: string;
  readonly parent: string | null;
  readonly node:
    | { readonly kind: 'GROUP'; readonly group: CatalogueGroup }
    | { readonly kind: 'CONTROL'; readonly control: CatalogueControl };
}

/** Says where a node is wrong: the caller knows its row or path. */
type Refuse = (node: FlatNode, message: string) => never;

/** How deep a node is below a root. Parents are known by now; a cycle is too deep. */
function depthOf(node: FlatNode, byKey: ReadonlyMap<string, FlatNode>, refuse: Refuse): number {
  const most = catalogueLimits.groupDepth + catalogueLimits.controlDepth;
  let depth = 1;
  for (let parent = node.parent; parent !== null; parent = byKey.get(parent)?.parent ?? null) {
    depth += 1;
    if (depth > most) refuse(node, `It is more than ${most} deep, or belongs to itself`);
  }
  return depth;
}

function checkNodes(nodes: readonly FlatNode[], byKey: ReadonlyMap<string, FlatNode>, refuse: Refuse): void {
  const controls = nodes.filter(({ node }) => node.kind === 'CONTROL').length;
  const [first] = nodes;
  if (first === undefined) return;
  if (controls > catalogueLimits.controls)
    refuse(first, `A standard has at most ${catalogueLimits.controls.toLocaleString('en-GB')} controls`);
  if (nodes.length - controls > catalogueLimits.groups)
    refuse(first, `A standard has at most ${catalogueLimits.groups.toLocaleString('en-GB')} groups`);
  for (const one of nodes) {
    const parent = one.parent === null ? null : byKey.get(one.parent);
    if (parent === undefined) refuse(one, `There is no ${one.parent} that it could belong to`);
    if (one.node.kind === 'GROUP' && parent?.node.kind === 'CONTROL') refuse(one, 'A group cannot belong to a control');
    depthOf(one, byKey, refuse);
  }
}

/** A tree from flat rows, in their order. @param refuse for keys twice, unknown parents, cycles and what is too deep */
export function treeOf(nodes: readonly FlatNode[], refuse: Refuse): Pick<Catalogue, 'groups' | 'controls'> {
  const byKey = new Map<string, FlatNode>();
  for (const one of nodes) {
    if (byKey.has(one.key)) refuse(one, `${one.key} is there twice`);
    byKey.set(one.key, one);
  }
  checkNodes(nodes, byKey, refuse);
  const children = new Map<string | null, FlatNode[]>();
  for (const one of nodes) {
    const own = children.get(one.parent) ?? [];
    own.push(one);
    children.set(one.parent, own);
  }
  const controlsOf = (parent: string | null): CatalogueControl[] =>
    (children.get(parent) ?? []).flatMap(({ key, node }) =>
      node.kind === 'CONTROL' ? [{ ...node.control, controls: controlsOf(key) }] : [],
    );
  const groupsOf = (parent: string | null): CatalogueGroup[] =>
    (children.get(parent) ?? []).flatMap(({ key, node }) =>
      node.kind === 'GROUP' ? [{ ...node.group, groups: groupsOf(key), controls: controlsOf(key) }] : [],
    );
  return { groups: groupsOf(null), controls: controlsOf(null) };
}
