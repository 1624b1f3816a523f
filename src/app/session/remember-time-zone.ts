import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { preferences } from '#src/api/organisation/account-client.ts';

/** Stores the browser's time zone when it is another than before: reminders come in the morning there. */
export async function rememberTimeZone(
  api: ApiClient,
  { browserTimeZone: known }: Pick<Schemas['UserPreferences'], 'browserTimeZone'>,
): Promise<void> {
  const browserTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (browserTimeZone === known) return;
  // Not worth a message: the next start tries again, and until then reminders follow the time zone known before.
  await preferences(api)
    .set({ body: { browserTimeZone } })
    .catch(() => undefined);
}
