import type { ProviderChain } from '#src/api/service-provider/provider-figures.ts';

type Provider = ProviderChain['providers'][number];

/** What is drawn of a chain. Sizes are in pixels. */
export interface ChainLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedProvider[];
  readonly lines: readonly Line[];
  /** Providers of a column that are not drawn, below it. */
  readonly rests: readonly Rest[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedProvider extends Point {
  readonly provider: Provider;
}

interface Rest extends Point {
  readonly distance: number;
  readonly count: number;
}

/** From the right edge of a provider to the left edge of one that it uses. */
interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly key: string;
}

export const nodeSize = { width: 148, height: 40 };
const gap = { x: 40, y: 10 };

/** More columns, or more in a column, could not be read. */
const mostDistance = 4;
const mostInColumn = 10;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Providers of a column in the order of those that they are connected with in the column before, so that lines cross less. */
function ordered(column: readonly Provider[], before: readonly Provider[], uses: ProviderChain['uses']): Provider[] {
  const placeOf = new Map(before.map(({ id }, place) => [id, place]));
  const placesOf = ({ id }: Provider) =>
    uses.flatMap(({ providerId, subProcessorId }) => {
      const other = providerId === id ? subProcessorId : subProcessorId === id ? providerId : undefined;
      return placeOf.get(other ?? '') ?? [];
    });
  const keyed = column.map((provider) => {
    const places = placesOf(provider);
    return { provider, place: places.length === 0 ? before.length : mean(places) };
  });
  return keyed.toSorted((one, other) => one.place - other.place).map(({ provider }) => provider);
}

/**
 * The column of each provider by the longest way, so that each is to the right of all that use it: negative for users.
 * The register has no circles.
 */
function columnOf({ providers, uses }: ProviderChain): ReadonlyMap<string, number> {
  const columns = new Map(providers.map(({ id, distance }) => [id, distance]));
  const sideOf = new Map(providers.map(({ id, distance }) => [id, Math.sign(distance)]));
  for (let isMoved = true; isMoved;) {
    isMoved = false;
    for (const { providerId, subProcessorId } of uses) {
      const [user = 0, used = 0] = [columns.get(providerId), columns.get(subProcessorId)];
      if (user < used) continue;
      isMoved = true;
      if (sideOf.get(subProcessorId) === 1) columns.set(subProcessorId, user + 1);
      else columns.set(providerId, used - 1);
    }
  }
  return columns;
}

/** The columns from the outermost users to the outermost providers used, each as it is drawn. */
function columnsOf(chain: ProviderChain): { distance: number; column: Provider[] }[] {
  const { providers, uses } = chain;
  const columnsById = columnOf(chain);
  const at = (distance: number) => providers.filter(({ id }) => columnsById.get(id) === distance);
  const columns = new Map([[0, at(0)]]);
  for (const direction of [1, -1])
    for (let step = 1; step <= mostDistance; step += 1) {
      const distance = direction * step;
      const before = columns.get(distance - direction) ?? [];
      const found = ordered(at(distance), before, uses);
      if (found.length > 0) columns.set(distance, found);
    }
  return [...columns].map(([distance, column]) => ({ distance, column })).toSorted((a, b) => a.distance - b.distance);
}

/** Places a chain from left to right: users, the provider itself, and what it uses; the more direct, the nearer. */
export function chainLayout(chain: ProviderChain): ChainLayout {
  const columns = columnsOf(chain);
  const step = nodeSize.height + gap.y;
  const rowsOf = ({ length }: readonly Provider[]) => Math.min(length, mostInColumn) + (length > mostInColumn ? 1 : 0);
  const rows = Math.max(...columns.map(({ column }) => rowsOf(column)));
  const height = rows * step - gap.y;
  const placed = columns.map(({ distance, column }, index) => {
    const x = index * (nodeSize.width + gap.x);
    const top = (height - (rowsOf(column) * step - gap.y)) / 2;
    const y = (row: number) => top + row * step;
    const nodes = column.slice(0, mostInColumn).map((provider, row) => ({ provider, x, y: y(row) }));
    const count = column.length - nodes.length;
    return { nodes, rests: count > 0 ? [{ distance, count, x, y: y(mostInColumn) }] : [] };
  });
  const nodes = placed.flatMap((one) => one.nodes);
  const nodeOf = new Map(nodes.map((node) => [node.provider.id, node]));
  const lines = chain.uses.flatMap(({ providerId, subProcessorId }) => {
    const [user, used] = [nodeOf.get(providerId), nodeOf.get(subProcessorId)];
    if (user === undefined || used === undefined) return [];
    const middle = nodeSize.height / 2;
    const from = { x: user.x + nodeSize.width, y: user.y + middle };
    return [{ key: `${providerId} ${subProcessorId}`, from, to: { x: used.x, y: used.y + middle } }];
  });
  const width = columns.length * (nodeSize.width + gap.x) - gap.x;
  return { width, height, nodes, lines, rests: placed.flatMap((one) => one.rests) };
}
