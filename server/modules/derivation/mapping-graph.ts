import { and, asc, eq, inArray } from 'drizzle-orm';

import { declaresReference } from '#domain/compliance/references.ts';
import type { MappingUse } from '#domain/compliance/sources.ts';
import {
  adoptedStandard,
  mappingSet,
  mappingSetUse,
  standard,
  standardVersion,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { edgesOfSet, type MappingEdges } from './mapping-edges.ts';

/** A standard that the organisation has adopted, by the names that mappings use. */
export interface AdoptedName {
  readonly id: string;
  readonly title: string;
  readonly number: string;
}

/** A published set of mappings between adopted standards. */
export interface SetInUse {
  readonly ownerId: string;
  readonly id: string;
  readonly title: string;
  /** What its publisher calls the standards. */
  readonly source: string;
  readonly target: string;
  readonly use: MappingUse;
  readonly sources: readonly AdoptedName[];
  readonly targets: readonly AdoptedName[];
}

/** A set in one direction between two adopted standards. */
export interface MappingDirection {
  readonly set: SetInUse;
  readonly from: AdoptedName;
  readonly to: AdoptedName;
  readonly edges: MappingEdges;
  /** How many mappings the set has. */
  readonly mappings: number;
}

/** The adopted standards of the transaction's organisation, by title. */
const adoptedNames = (): Promise<AdoptedName[]> =>
  db
    .select({ id: adoptedStandard.id, title: standard.title, number: standardVersion.number })
    .from(adoptedStandard)
    .innerJoin(
      standardVersion,
      and(
        eq(standardVersion.ownerId, adoptedStandard.catalogueOwner),
        eq(standardVersion.id, adoptedStandard.versionId),
      ),
    )
    .innerJoin(
      standard,
      and(eq(standard.ownerId, adoptedStandard.catalogueOwner), eq(standard.id, adoptedStandard.standardId)),
    )
    .orderBy(asc(standard.title), asc(adoptedStandard.id));

type Status = (typeof mappingSet.$inferSelect)['status'];

/** The sets that lead from an adopted standard to another, by title: the published ones, unless others are asked for. */
export async function setsInUse(statuses: readonly Status[] = ['PUBLISHED']): Promise<SetInUse[]> {
  const adopted = await adoptedNames();
  if (adopted.length < 2) return [];
  const sets = await db
    .select({
      ownerId: mappingSet.ownerId,
      id: mappingSet.id,
      title: mappingSet.title,
      source: mappingSet.source,
      target: mappingSet.target,
      use: mappingSetUse.use,
    })
    .from(mappingSet)
    .leftJoin(
      mappingSetUse,
      and(eq(mappingSetUse.catalogueOwner, mappingSet.ownerId), eq(mappingSetUse.setId, mappingSet.id)),
    )
    .where(inArray(mappingSet.status, [...statuses]))
    .orderBy(asc(mappingSet.title), asc(mappingSet.id));
  return sets
    .map(({ use, ...set }) => ({
      ...set,
      use: use ?? 'DERIVE',
      sources: adopted.filter((one) => declaresReference(one, set.source)),
      targets: adopted.filter((one) => declaresReference(one, set.target)),
    }))
    .filter(({ sources, targets }) => sources.some((one) => targets.some(({ id }) => id !== one.id)));
}

/** Both directions of every set in use, between each two standards that it names. */
export async function mappingDirections(statuses?: readonly Status[]): Promise<MappingDirection[]> {
  const directions: MappingDirection[] = [];
  for (const set of await setsInUse(statuses)) {
    const { forward, backward, mappings } = await edgesOfSet(set.ownerId, set.id);
    for (const source of set.sources)
      for (const target of set.targets) {
        if (source.id === target.id) continue;
        directions.push({ set, from: source, to: target, edges: forward, mappings });
        directions.push({ set, from: target, to: source, edges: backward, mappings });
      }
  }
  return directions;
}
