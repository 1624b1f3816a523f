import { sql } from 'drizzle-orm';

import { platformFeatures } from '#openapi/access.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import type { PlannedItem } from '#server/database/schema/index.ts';

import { appointAdministrator, appointmentOf } from './administrators.ts';
import type { Seed } from './seed.ts';

const everyFeature = platformFeatures.map((feature) => ({ feature, permission: 'DELETE' as const }));

async function plannedFor(platform: PlatformDatabase, email: string): Promise<PlannedItem[]> {
  const appointment = await appointmentOf(platform, email);
  if (!('refusal' in appointment)) {
    const { id, name } = appointment;
    const detail = `Approves the account of ${name} and makes it an Admin of the platform, with the level Delete for every feature`;
    return [{ effect: 'ADDS', subject: email, detail, key: email, seen: id }];
  }
  const { refusal, message } = appointment;
  return refusal === 'ADMINISTERS' ? [] : [{ effect: 'SKIPS', subject: email, detail: message, key: email, seen: '' }];
}

/** Appoints the people named by `PLATFORM_ADMIN_EMAILS`. */
export const administratorSeed = (emails: readonly string[]): Seed => ({
  async plan(platform) {
    const planned: PlannedItem[] = [];
    for (const email of new Set(emails.map((one) => one.toLowerCase())))
      planned.push(...(await plannedFor(platform, email)));
    return planned;
  },
  prepare:
    async ({ key: email }) =>
    async ({ database, author }) => {
      await database.execute(sql`select lock_people()`);
      return appointAdministrator(database, author, { email, role: 'ADMIN', featurePermissions: everyFeature });
    },
});
