import { and, eq, exists, ne, notExists, or, type SQL } from 'drizzle-orm';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { catalogueModule, moduleStandard, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/**
 * Published versions that the organisation of the transaction may adopt: its own, those of the platform that are in no module, and
 * those of the modules that are open to it.
 */
export function mayBeAdopted(): SQL | undefined {
  const inModules = and(
    eq(moduleStandard.ownerId, standardVersion.ownerId),
    eq(moduleStandard.standardId, standardVersion.standardId),
  );
  // Row-level security shows an organisation only the modules that are open to it.
  const open = db
    .select({ id: catalogueModule.id })
    .from(moduleStandard)
    .innerJoin(
      catalogueModule,
      and(eq(catalogueModule.ownerId, moduleStandard.ownerId), eq(catalogueModule.id, moduleStandard.moduleId)),
    )
    .where(inModules);
  const any = db.select({ id: moduleStandard.moduleId }).from(moduleStandard).where(inModules);
  return and(
    eq(standardVersion.status, 'PUBLISHED'),
    or(ne(standardVersion.ownerId, platformOwner), notExists(any), exists(open)),
  );
}
