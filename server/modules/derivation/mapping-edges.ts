import { and, asc, eq } from 'drizzle-orm';

import { inverseOf, relationToEach, type Relation } from '#domain/compliance/relations.ts';
import { mapping } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** What a mapping says about one control: its sources are read together. Controls are named by their codes. */
export interface MappingEdge {
  /** Of the mapping in its set. */
  readonly number: number;
  readonly sources: readonly string[];
  readonly relation: Relation;
  readonly target: string;
  readonly strength: number | null;
}

/** The edges of a set in one direction, found by either end. */
export interface MappingEdges {
  readonly from: ReadonlyMap<string, readonly MappingEdge[]>;
  readonly to: ReadonlyMap<string, readonly MappingEdge[]>;
}

/** A set as it is written, and read from its targets to its sources (compliance T1, inverse). */
export interface SetEdges {
  readonly forward: MappingEdges;
  readonly backward: MappingEdges;
  readonly mappings: number;
}

function indexed(edges: readonly MappingEdge[]): MappingEdges {
  const from = new Map<string, MappingEdge[]>();
  const to = new Map<string, MappingEdge[]>();
  const add = (index: Map<string, MappingEdge[]>, code: string, edge: MappingEdge) => {
    const list = index.get(code);
    if (list === undefined) index.set(code, [edge]);
    else list.push(edge);
  };
  for (const edge of edges) {
    for (const source of new Set(edge.sources)) add(from, source, edge);
    add(to, edge.target, edge);
  }
  return { from, to };
}

interface Row {
  readonly number: number;
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  readonly relation: Relation;
  readonly confidence: number | null;
}

const edgesOf = ({ number, sources, targets, relation, confidence: strength }: Row): MappingEdge[] =>
  [...new Set(targets)].map((target) => ({
    number,
    sources,
    relation: relationToEach(relation, targets.length),
    target,
    strength,
  }));

const turned = (row: Row): Row => ({
  ...row,
  sources: row.targets,
  targets: row.sources,
  relation: inverseOf(row.relation),
});

/** How many mappings are remembered, over all sets. */
const mostRemembered = 200_000;

/** Sets by owner and id, the one used last at the end. What is published never changes, so that it is read once. */
const remembered = new Map<string, SetEdges>();

function remember(key: string, edges: SetEdges): void {
  remembered.set(key, edges);
  let total = [...remembered.values()].reduce((sum, { mappings }) => sum + mappings, 0);
  for (const [oldest, { mappings }] of remembered) {
    if (total <= mostRemembered || oldest === key) return;
    remembered.delete(oldest);
    total -= mappings;
  }
}

/** The edges of a published set. The caller has found it among those that its organisation may see. */
export async function edgesOfSet(ownerId: string, setId: string): Promise<SetEdges> {
  const key = `${ownerId} ${setId}`;
  const known = remembered.get(key);
  if (known !== undefined) {
    remembered.delete(key);
    remembered.set(key, known);
    return known;
  }
  const rows = await db
    .select({
      number: mapping.number,
      sources: mapping.sources,
      targets: mapping.targets,
      relation: mapping.relation,
      confidence: mapping.confidence,
    })
    .from(mapping)
    .where(and(eq(mapping.ownerId, ownerId), eq(mapping.setId, setId)))
    .orderBy(asc(mapping.number));
  const edges = {
    forward: indexed(rows.flatMap(edgesOf)),
    backward: indexed(rows.map(turned).flatMap(edgesOf)),
    mappings: rows.length,
  };
  remember(key, edges);
  return edges;
}
