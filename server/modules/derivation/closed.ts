import { confidenceOf, type Period } from '#domain/compliance/confidence.ts';
import { mappingSource } from '#domain/compliance/position-value.ts';
import { deriveAll, type ComplianceFacts } from '#domain/compliance/recalculation.ts';
import type { Schemas } from '#server/contract/types.ts';

import { loadFacts, type LoadedFacts } from './facts.ts';
import { mappingDirections, type MappingDirection } from './mapping-graph.ts';
import { evidenceOf } from './own-controls.ts';

/** What an assessment is closed with, of a position that is not archived. */
export interface ClosedDerivation {
  /** By the evidence of the days that were assessed. */
  readonly confidence: number | null;
  /** The mappings that gave its result, by the title of their set and the controls that they lead from. */
  readonly mappings: readonly Schemas['ClosedSource'][];
}

/** Own controls with the confidence that their evidence gives them in a period (compliance T3). */
async function ownControlsIn(
  { ownControls }: ComplianceFacts,
  period: Period,
): Promise<ComplianceFacts['ownControls']> {
  const dated = await evidenceOf([...ownControls.keys()]);
  return new Map(
    [...ownControls].map(([id, own]) => [id, { ...own, confidence: confidenceOf(period, dated.get(id) ?? []) }]),
  );
}

/** Positions seen by the evidence of a period, those that mappings read among them. */
async function valuesIn(
  period: Period,
  ids: readonly string[],
  { directions, placed }: { readonly directions: readonly MappingDirection[]; readonly placed: LoadedFacts['placed'] },
) {
  const { facts } = await loadFacts([...new Set([...ids, ...placed.keys()])], directions);
  return deriveAll({ ...facts, ownControls: await ownControlsIn(facts, period) });
}

function mappingsUsed(id: string, { rows, placed, before, mappingsOf }: LoadedFacts): Schemas['ClosedSource'][] {
  const used = new Set(rows.get(id)?.usedIds);
  return mappingsOf(id)
    .filter(({ mapping }) => used.has(mapping.id))
    .map(({ mapping, direction: { set, from }, codes }) => {
      const values = mapping.sourceIds.map((source) => before.get(source)?.own);
      const refs = mapping.sourceIds.map((source, index) => placed.get(source)?.ref ?? codes[index] ?? '');
      const { relation, result } = mappingSource(mapping, values);
      return { ref: set.title, title: `${from.title} ${refs.join(', ')}`, relation, result };
    });
}

/**
 * What positions are closed with beside their own controls, by id; without those that an upgrade has archived.
 * @param period the days that were assessed; without them, what confidence was derived as stays
 */
export async function closedDerivations(
  ids: readonly string[],
  period: Period | null,
): Promise<ReadonlyMap<string, ClosedDerivation>> {
  const directions = await mappingDirections();
  const loaded = await loadFacts(ids, directions);
  const values = period === null ? undefined : await valuesIn(period, ids, { directions, placed: loaded.placed });
  return new Map(
    [...loaded.facts.positions.keys()].map((id) => [
      id,
      {
        confidence: (values === undefined ? loaded.rows.get(id) : values.get(id)?.full)?.confidence ?? null,
        mappings: mappingsUsed(id, loaded),
      },
    ]),
  );
}
