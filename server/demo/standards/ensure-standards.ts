import { and, eq } from 'drizzle-orm';

import type { Catalogue, CatalogueMappings } from '#domain/catalogue-files/catalogue.ts';
import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { mapping, mappingSet, standard, standardVersion } from '#server/database/schema/index.ts';
import { sha256Of, storeReviewed, storeVersion } from '#server/modules/standard/index.ts';

import { demoMappings, demoStandard } from './catalogue.ts';
import { nextDemoLineage, nextDemoStandard } from './next-version.ts';

type Transaction = Parameters<Parameters<PlatformDatabase['transaction']>[0]>[0];

const secondMs = 1000;

/** The next version is published after the first one, which makes it the newer one. */
const publishedOf = (isNext: boolean) =>
  ({ status: 'PUBLISHED', publishedAt: new Date(Date.now() - (isNext ? 0 : secondMs)) }) as const;

async function addMappings(transaction: Transaction, { mappings, ...header }: CatalogueMappings): Promise<void> {
  const [set] = await transaction
    .insert(mappingSet)
    .values({ ownerId: platformOwner, ...header })
    .returning({ id: mappingSet.id });
  if (set === undefined) throw new Error('The mappings were not stored');
  const rows = mappings.map((one, index) => ({ ownerId: platformOwner, setId: set.id, number: index + 1, ...one }));
  await transaction.insert(mapping).values(rows);
  await transaction.update(mappingSet).set(publishedOf(false)).where(eq(mappingSet.id, set.id));
}

const addVersion = (transaction: Transaction, catalogue: Catalogue, standardId: string | null) =>
  storeVersion(transaction, platformOwner, {
    catalogue,
    standardId,
    assessedClasses: null,
    sourceSha256: sha256Of(JSON.stringify(catalogue)),
  });

const publish = (transaction: Transaction, versionId: string, isNext: boolean) =>
  transaction.update(standardVersion).set(publishedOf(isNext)).where(eq(standardVersion.id, versionId));

/**
 * Adds the demo's standard to a platform without it, published, with its mappings to the numbering of ISO/IEC 27001, and its next
 * version, whose lineage is reviewed: the upgrade to it is offered.
 */
export async function ensureStandards(platform: PlatformDatabase): Promise<void> {
  await platform.transaction(async (transaction) => {
    const named = and(eq(standard.ownerId, platformOwner), eq(standard.title, demoStandard.title));
    const [found] = await transaction.select({ id: standard.id }).from(standard).where(named);
    if (found !== undefined) return;
    const { standardId, versionId } = await addVersion(transaction, demoStandard, null);
    await publish(transaction, versionId, false);
    await addMappings(transaction, demoMappings);
    const { versionId: nextId } = await addVersion(transaction, nextDemoStandard, standardId);
    const key = { ownerId: platformOwner, fromVersionId: versionId, toVersionId: nextId };
    await storeReviewed(transaction, key, nextDemoLineage);
    await publish(transaction, nextId, true);
  });
}
