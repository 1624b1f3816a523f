import { and, eq } from 'drizzle-orm';

import type { PlatformDatabase } from '#server/database/platform.ts';
import { platformMembership, privilegedOperation, userAccount } from '#server/database/schema/index.ts';
import { planOf, seedsOf } from '#server/modules/privileged-operation/index.ts';

const minutes = 60_000;

/** Seeds the maturity models as the demo's Super Admin did, unless someone has used privileged operations already. */
export async function ensurePrivilegedOperations(platform: PlatformDatabase): Promise<void> {
  if ((await platform.$count(privilegedOperation)) > 0) return;
  const [person] = await platform
    .select({ id: userAccount.id, name: userAccount.name })
    .from(userAccount)
    .innerJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
    .where(and(eq(platformMembership.role, 'SUPER_ADMIN'), eq(userAccount.email, 'super@attest.example')))
    .limit(1);
  const seeds = seedsOf([]);
  const { items, hash } = await planOf(seeds, 'MATURITY', platform);
  if (person === undefined || items.length === 0) return;
  const now = Date.now();
  const at = (ago: number) => new Date(now - ago * minutes).toISOString();
  const author = { user: { id: person.id }, request: { ip: null, userAgent: null } };
  const changes = await Promise.all(items.map((item) => seeds.MATURITY.prepare(item)));
  await platform.transaction(async (database) => {
    for (const change of changes) await change({ database, author });
    await database.insert(privilegedOperation).values({
      kind: 'MATURITY',
      status: 'DONE',
      plan: [...items],
      hash,
      needsSecond: false,
      done: items.length,
      preparedBy: person.id,
      preparedAt: new Date(at(6)),
      expiresAt: new Date(now + 24 * 60 * minutes),
      endedAt: new Date(at(2)),
      log: [
        { at: at(6), text: `Prepared, by ${person.name}` },
        { at: at(3), text: `Taken on, by ${person.name}` },
        ...items.map(({ subject }) => ({ at: at(2), text: `Adds: ${subject}` })),
        { at: at(2), text: 'Done' },
      ],
    });
  });
}
