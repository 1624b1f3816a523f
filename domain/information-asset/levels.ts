import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export type InheritedProperty = Schemas['InheritedProperty'];

/** The levels that an asset has itself. */
export type OwnLevels = Readonly<Record<InheritedProperty, Schemas['Level'] | null>>;

/** An asset of a hierarchy, with the assets that need it. */
export interface LevelledAsset extends OwnLevels {
  readonly id: string;
  readonly parentIds: readonly string[];
}

/** A level that an asset has because another one needs it. */
export interface Inherited {
  readonly property: InheritedProperty;
  readonly level: Schemas['Level'];
  /** The ids of the assets from the direct parent to the one that has the level itself. */
  readonly path: readonly string[];
}

const properties = [
  'confidentiality',
  'integrity',
  'availability',
  'businessImpact',
] as const satisfies readonly InheritedProperty[];

const ranks: Readonly<Record<Schemas['Level'], number>> = { LOW: 1, MEDIUM: 2, HIGH: 3, CRITICAL: 4 };

const rankOf = (level: Schemas['Level'] | null): number => (level === null ? 0 : ranks[level]);

/**
 * What an asset inherits: where assets that need it, directly or through others, have a higher level than its own, the
 * highest of these, with the shortest path to the first asset that has it. Supporting assets are worth what depends on
 * them (ISO/IEC 27005). The database keeps the levels themselves, in `inherit_asset_levels`.
 * @param assets the asset and all live ones above it
 */
export function inheritedLevels(assetId: string, assets: readonly LevelledAsset[]): Inherited[] {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const own = byId.get(assetId);
  if (own === undefined) return [];
  const above = pathsAbove(own, byId);
  return properties.flatMap((property) => {
    const found = above.reduce<Inherited | undefined>((highest, { asset, path }) => {
      const level = asset[property];
      return level !== null && rankOf(level) > rankOf(highest?.level ?? own[property])
        ? { property, level, path }
        : highest;
    }, undefined);
    return found === undefined ? [] : [found];
  });
}

interface Above {
  readonly asset: LevelledAsset;
  readonly path: readonly string[];
}

/** Every asset above one, the nearest first, each with its shortest path. */
function pathsAbove(start: LevelledAsset, byId: ReadonlyMap<string, LevelledAsset>): Above[] {
  const found: Above[] = [];
  const seen = new Set([start.id]);
  const queue: Above[] = [{ asset: start, path: [] }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const id of next.asset.parentIds) {
      const asset = byId.get(id);
      if (asset === undefined || seen.has(id)) continue;
      seen.add(id);
      const above = { asset, path: [...next.path, id] };
      found.push(above);
      queue.push(above);
    }
  }
  return found;
}
