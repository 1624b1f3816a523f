import { eq, sql } from 'drizzle-orm';

import { notificationKindValues } from '#openapi/generated/values.ts';
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
    const { inApp, inDigest } = chosen.find((one) => one.kind === kind) ?? defaultReception(kind);
    return { kind, inApp, digest: inDigest };
  });
  return { settings };
}

/** Stores the named kinds; of a kind named several times, the last. The others stay as they are. */
export async function saveNotificationSettings(
  platform: PlatformDatabase,
  userId: string,
  settings: readonly Schemas['NotificationSetting'][],
): Promise<void> {
  const byKind = new Map(settings.map(({ kind, inApp, digest }) => [kind, { userId, kind, inApp, inDigest: digest }]));
  if (byKind.size === 0) return;
  await platform
    .insert(notificationSetting)
    .values([...byKind.values()])
    .onConflictDoUpdate({
      target: [notificationSetting.userId, notificationSetting.kind],
      set: { inApp: sql`excluded.in_app`, inDigest: sql`excluded.in_digest` },
    });
}
