import { positionsAt, type ControlPlace } from './control-places.ts';
import { mappingDirections } from './mapping-graph.ts';

/** A set of mappings in the catalogue. */
export interface SetKey {
  readonly ownerId: string;
  readonly id: string;
}

/** The positions that a set says something about, whatever it may do, also once it is withdrawn. */
export async function positionsMappedBy({ ownerId, id }: SetKey): Promise<string[]> {
  const places = (await mappingDirections(['PUBLISHED', 'WITHDRAWN']))
    .filter(({ set }) => set.ownerId === ownerId && set.id === id)
    .flatMap(({ to, edges }): ControlPlace[] =>
      [...edges.to.keys()].map((code) => ({ adoptedStandardId: to.id, code })),
    );
  const found = await positionsAt(places);
  return [...new Set(found.map((one) => one.id))];
}
