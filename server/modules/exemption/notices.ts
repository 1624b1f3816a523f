import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { activity, type FieldChange } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { logActivity, loggedEntity, quoted, tell, tellWatchers } from '#server/modules/record/index.ts';

type Entity = Schemas['RecordReference'];

interface ToldOfExemption {
  readonly entity: Entity;
  /** Who is asked to decide: mailed at once, unless they choose otherwise. */
  readonly asked?: readonly (string | null)[];
  readonly recipients: readonly (string | null)[];
  readonly title: string;
  readonly describe: (what: string) => string;
}

/** Notifies those whom a step concerns, and those who watch the exemption: everyone once. */
export async function tellOf({ entity, asked = [], recipients, title, describe }: ToldOfExemption): Promise<void> {
  const others = recipients.filter((id) => !asked.includes(id));
  const told = { entityType: 'exemption', entity, title, describe } as const;
  await tell([
    { ...told, kind: 'reviewRequested', recipients: asked },
    { ...told, kind: 'exemptionStep', recipients: others },
  ]);
  const description = describe(quoted(`${entity.ref} ${entity.title}`));
  await tellWatchers('exemption', [{ entity, title, description, except: [...asked, ...others] }]);
}

/** Logs a step of a person, with the reason if there is one. */
export const logStep = (
  context: OrganisationContext,
  entity: Entity,
  { reason = '', ...change }: FieldChange & { readonly reason?: string },
) =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('exemption', entity),
    changes: [change, ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }])],
  });

/** Logs what happens by itself. */
export async function logEvents(
  events: readonly { readonly entity: Entity; readonly changes: FieldChange[] }[],
): Promise<void> {
  const { organisationId } = scopeOfTransaction();
  if (events.length === 0) return;
  await db.insert(activity).values(
    events.map(({ entity, changes }) => ({
      organisationId,
      action: 'UPDATE',
      ...loggedEntity('exemption', entity),
      changes,
    })),
  );
}
