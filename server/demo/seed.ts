import { eq } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/database/log.ts';
import { organisation } from '#server/database/schema/index.ts';
import type { Files } from '#server/files/files.ts';
import { createOrganisation } from '#server/modules/organisation/index.ts';

import { type DemoAccount, demoPeople } from './accounts.ts';
import { ensureArticles } from './articles.ts';
import { type DemoOrganisation, harbourLogistics, meridianHealth } from './organisations.ts';
import { ensurePeople } from './people.ts';
import { ensurePrivilegedOperations } from './privileged-operations.ts';
import { ensureReportTemplates } from './report-templates.ts';
import { type DemoIdentity, ensureAccounts, type StoredOrganisation } from './seed-accounts.ts';
import { ensureRecords } from './seed-records.ts';
import { ensureCatalogue } from './standards/ensure-catalogue.ts';
import { ensureStandards } from './standards/ensure-standards.ts';

interface DemoParts {
  readonly database: Database;
  readonly identity: DemoIdentity;
  readonly files: Files;
  readonly log: Pick<Log, 'info'>;
}

async function ensureOrganisation(database: Database, wanted: DemoOrganisation): Promise<StoredOrganisation> {
  const [found] = await database.platform
    .select({ id: organisation.id })
    .from(organisation)
    .where(eq(organisation.name, wanted.name));
  const { id } = found ?? (await createOrganisation(database, wanted));
  return { ...wanted, id };
}

/**
 * Completes the demo: two organisations with their records, and the accounts. Existing data keeps users' changes, so
 * this may run at every start; an interrupted start is completed by the next. The caller ensures that this happens only
 * with the local identity, in development, on loopback (security.md, attack 12).
 */
export async function seedDemo({ database, identity, files, log }: DemoParts): Promise<DemoAccount[]> {
  const begin = performance.now();
  await ensureStandards(database.platform);
  await ensureCatalogue(database.platform);
  await ensureArticles(database.platform);
  await ensureReportTemplates(database.platform);
  const harbour = await ensureOrganisation(database, harbourLogistics);
  const meridian = await ensureOrganisation(database, meridianHealth);
  const organisations = { 'Harbour Logistics': harbour, 'Meridian Health': meridian };
  const accounts = await ensureAccounts(database.platform, identity, organisations);
  await ensurePrivilegedOperations(database.platform);
  const parts = { database, issuer: identity.issuer, files };
  const records = (await ensureRecords(parts, harbour)) + (await ensureRecords(parts, meridian));
  await ensurePeople(database, identity, harbour);
  if (accounts + records > 0) {
    const milliseconds = Math.round(performance.now() - begin);
    log.info({ accounts, records, milliseconds }, 'The demo data has been added.');
  }
  return demoPeople.map(({ email, about }) => ({ email, about }));
}
