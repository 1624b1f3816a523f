import type { MemberContext } from '#server/contract/types.ts';
import type { FieldChange } from '#server/database/schema/index.ts';
import { logPlatformActivity, type PlatformTransaction } from '#server/modules/platform/index.ts';

interface Entry {
  readonly action: 'CREATE' | 'UPDATE';
  readonly organisation: { readonly id: string; readonly name: string };
  readonly changes: FieldChange[];
}

/** Writes to the log of the platform what its administrator did with an organisation. */
export const logOrganisation = (
  transaction: Pick<PlatformTransaction, 'insert'>,
  context: MemberContext,
  { action, organisation: { id, name }, changes }: Entry,
): Promise<void> =>
  logPlatformActivity(transaction, context, {
    action,
    entityType: 'organisation',
    entityId: id,
    entityName: name,
    changes,
  });
