import { eq, sql } from 'drizzle-orm';

import { mayBeAtOnce } from '#domain/people/mailed-at-once.ts';
import { notificationKindValues } from '#openapi/generated/values.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { notificationSetting } from '#server/database/schema/index.ts';
import { defaultReception } from '#server/modules/record/index.ts';

/** How the person receives each kind of notification, in the contract's order. */
export async function notificationSettings(
  platform: PlatformDatabase,
  userId: string,
): Promise<Schemas['NotificationSettings']> {
  const chosen = await platform.select().from(notificationSetting).where(eq(notificationSetting.userId, userId));
  const settings = notificationKindValues.map((kind) => {
    const { inApp, inDigest, atOnce } = chosen.find((one) => one.kind === kind) ?? defaultReception(kind);
    return { kind, inApp, digest: inDigest, atOnce };
  });
  return { settings };
}

/** Stores the named kinds; of a kind named several times, the last. The others stay as they are. */
export async function saveNotificationSettings(
  platform: PlatformDatabase,
  userId: string,
  settings: readonly Schemas['NotificationSetting'][],
): Promise<void> {
  refuseOthersAtOnce(settings);
  const byKind = new Map(
    settings.map(({ kind, inApp, digest, atOnce }) => [kind, { userId, kind, inApp, inDigest: digest, atOnce }]),
  );
  if (byKind.size === 0) return;
  await platform
    .insert(notificationSetting)
    .values([...byKind.values()])
    .onConflictDoUpdate({
      target: [notificationSetting.userId, notificationSetting.kind],
      set: { inApp: sql`excluded.in_app`, inDigest: sql`excluded.in_digest`, atOnce: sql`excluded.at_once` },
    });
}

/** Only what waits for a decision may be mailed at once, and alerts of incidents must be. @throws ApiError 400 */
function refuseOthersAtOnce(settings: readonly Schemas['NotificationSetting'][]): void {
  const errors = settings.flatMap(({ kind, atOnce }, index) => {
    if (atOnce ? mayBeAtOnce(kind) : kind !== 'incidentAlert') return [];
    const message = atOnce
      ? 'Only what waits for your decision can be mailed at once'
      : 'Alerts of incidents are always mailed at once';
    return [{ field: `settings/${index}/atOnce`, message }];
  });
  if (errors.length > 0) throw invalid(errors);
}
