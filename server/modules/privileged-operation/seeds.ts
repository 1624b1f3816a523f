import type { PrivilegedNames } from '#domain/platform/privileged-lifecycle.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import type { PlannedItem } from '#server/database/schema/index.ts';
import { administratorSeed, type Seed } from '#server/modules/platform/index.ts';
import { modelSeed, moduleSeed, sha256Of, standardSeed, standardUpdateSeed } from '#server/modules/standard/index.ts';

export type Kind = PrivilegedNames['parties']['kind'];

/** What every kind of operation brings in. */
export type Seeds = Readonly<Record<Kind, Seed>>;

export const seedsOf = (administratorEmails: readonly string[]): Seeds => ({
  ADMIN: administratorSeed(administratorEmails),
  MATURITY: modelSeed,
  STANDARD: standardSeed,
  MODULE: moduleSeed,
  UPDATE_STANDARD: standardUpdateSeed,
});

/** A plan, with the hash over what it changes and what was there. */
export interface Plan {
  readonly items: readonly PlannedItem[];
  readonly hash: string;
}

const hashOf = (kind: Kind, items: readonly PlannedItem[]): string =>
  sha256Of(
    JSON.stringify([kind, items.map(({ effect, subject, detail, key, seen }) => [effect, subject, detail, key, seen])]),
  );

/** The dry run. Reads files, so it runs outside any transaction. */
export async function planOf(seeds: Seeds, kind: Kind, platform: PlatformDatabase): Promise<Plan> {
  const items = await seeds[kind].plan(platform);
  return { items, hash: hashOf(kind, items) };
}
