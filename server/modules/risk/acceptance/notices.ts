import { acceptanceStatusLabels, endLabels } from '#domain/words/risk-acceptance.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { activity } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity, quoted, tell, tellWatchers, type Told } from '#server/modules/record/index.ts';

/** A risk as log and notifications name it. */
export interface RiskName {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** What happened to the acceptance of a risk, and who is told. */
export type ToldOfRisk = Omit<Told, 'kind' | 'entityType' | 'entity'> & { readonly risk: RiskName };

/** Notifies people of an acceptance, and the watchers of the risk. */
export async function tellOf(told: readonly ToldOfRisk[]): Promise<void> {
  await tell(told.map(({ risk, ...rest }) => ({ ...rest, kind: 'acceptance', entityType: 'risk', entity: risk })));
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
