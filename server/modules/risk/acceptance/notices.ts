import { acceptanceStatusLabels, endLabels } from '#domain/words/risk-acceptance.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { activity } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import {
  deliver,
  loggedEntity,
  logActivity,
  presentMembers,
  quoted,
  tellWatchers,
} from '#server/modules/record/index.ts';

/** A risk as log and notifications name it. */
export interface RiskName {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** What happened to the acceptance of a risk, and whom it concerns. */
export interface Told {
  readonly risk: RiskName;
  readonly recipients: readonly (string | null)[];
  readonly title: string;
  /** @param what the name of the risk */
  readonly describe: (what: string) => string;
}

/**
 * Notifies people of an acceptance, and the watchers of the risk. Nobody is notified of their own action, nor after
 * leaving the organisation.
 */
export async function tell(told: readonly Told[]): Promise<void> {
  const { organisationId, userId } = scopeOfTransaction();
  const rows = told.flatMap(({ risk, recipients, title, describe }) =>
    [...new Set(recipients)]
      .filter((recipientId) => recipientId !== null)
      .filter((recipientId) => recipientId !== userId)
      .map((recipientId) => ({
        organisationId,
        recipientId,
        kind: 'acceptance' as const,
        title,
        description: describe(quoted(`${risk.ref} ${risk.title}`)),
        entityType: 'risk' as const,
        entityId: risk.id,
      })),
  );
  const present = new Set(
    (await presentMembers([...new Set(rows.map(({ recipientId }) => recipientId))])).map(({ id }) => id),
  );
  await deliver(rows.filter(({ recipientId }) => present.has(recipientId)));
  const events = told.map(({ risk: entity, recipients, title, describe }) => ({
    entity,
    title,
    description: describe(quoted(`${entity.ref} ${entity.title}`)),
    except: recipients,
  }));
  await tellWatchers('risk', events);
}

type Status = Schemas['RiskAcceptanceStatus'];

/** Logs a step of an acceptance with its risk. */
export const logStep = (
  context: OrganisationContext,
  risk: RiskName,
  { from, to, reason }: { readonly from: Status | null; readonly to: Status; readonly reason: string },
) =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('risk', risk),
    changes: [
      { field: 'acceptance', old: from && acceptanceStatusLabels[from], new: acceptanceStatusLabels[to] },
      ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]),
    ],
  });

/** Logs acceptances that ended by themselves, which is nobody's action. */
export async function logEnds(
  ended: readonly { readonly risk: RiskName; readonly because: Schemas['RiskAcceptanceEnd'] }[],
): Promise<void> {
  const { organisationId } = scopeOfTransaction();
  await db.insert(activity).values(
    ended.map(({ risk, because }) => ({
      organisationId,
      action: 'UPDATE',
      ...loggedEntity('risk', risk),
      changes: [
        { field: 'acceptance', old: acceptanceStatusLabels.ACCEPTED, new: acceptanceStatusLabels.REOPENED },
        { field: 'reason', old: null, new: endLabels[because] },
      ],
    })),
  );
}
