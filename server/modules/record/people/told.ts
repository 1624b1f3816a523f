import type { RecordKind } from '#openapi/generated/records.ts';
import type { NotificationKind } from '#server/database/schema/index.ts';
import { scopeOfTransaction } from '#server/database/tenancy.ts';

import { presentMembers } from '../register/choices.ts';
import type { RecordEntity } from '../register/register.ts';
import type { EventKind } from './notices.ts';
import { quoted } from './quoted.ts';
import { deliver } from './reception.ts';

/** What happened to something about a record, in words of its own, and who is concerned. */
export interface Told {
  readonly kind: Exclude<NotificationKind, EventKind>;
  readonly entityType: RecordKind;
  readonly entity: RecordEntity;
  readonly recipients: readonly (string | null)[];
  readonly title: string;
  /** @param what the name of the record */
  readonly describe: (what: string) => string;
}

/** Notifies people. Nobody is notified of their own action, nor after leaving the organisation. */
export async function tell(told: readonly Told[]): Promise<void> {
  const { organisationId, userId } = scopeOfTransaction();
  const rows = told.flatMap(({ kind, entityType, entity, recipients, title, describe }) =>
    [...new Set(recipients)]
      .filter((recipientId) => recipientId !== null)
      .filter((recipientId) => recipientId !== userId)
      .map((recipientId) => ({
        organisationId,
        recipientId,
        kind,
        title,
        description: describe(quoted(`${entity.ref} ${entity.title}`)),
        entityType,
        entityId: entity.id,
      })),
  );
  const present = new Set(
    (await presentMembers([...new Set(rows.map(({ recipientId }) => recipientId))])).map(({ id }) => id),
  );
  await deliver(rows.filter(({ recipientId }) => present.has(recipientId)));
}
