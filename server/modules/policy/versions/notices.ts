import { policyStatusLabels } from '#domain/words/policy.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { loggedEntity, logActivity, quoted, tell, tellWatchers } from '#server/modules/record/index.ts';

import type { LockedPolicy } from './lock.ts';

/** What happened to a version of a policy, and who is told. */
interface Told {
  /** Who is asked to do something is mailed at once, unless they choose otherwise. */
  readonly kind?: 'reviewRequested' | 'policyStep';
  readonly recipients: readonly (string | null)[];
  /** Who has been told otherwise already, also if they watch the policy. */
  readonly informed?: readonly string[];
  readonly title: string;
  readonly describe: (what: string) => string;
}

/** Those who keep, decide on and review a policy. */
export const partiesOf = ({ owner, approver, reviewers }: Schemas['Policy']): (string | null)[] => [
  owner?.id ?? null,
  approver?.id ?? null,
  ...reviewers.map(({ id }) => id),
];

/** Notifies people of a step, and the watchers of the policy. */
export async function tellOf({ entity }: LockedPolicy, { informed = [], ...told }: Told): Promise<void> {
  await tell([{ kind: 'policyStep', entityType: 'policy', entity, ...told }]);
  if (told.kind === 'reviewRequested') return;
  const description = told.describe(quoted(`${entity.ref} ${entity.title}`));
  await tellWatchers('policy', [{ entity, title: told.title, description, except: [...told.recipients, ...informed] }]);
}

interface Step {
  readonly from: Schemas['PolicyStatus'];
  readonly to: Schemas['PolicyStatus'];
  /** The version that it is about: `1.2`. */
  readonly number: string;
  readonly reason?: string;
}

/** Logs a step with its policy. */
export const logStep = (
  context: OrganisationContext,
  { entity }: { readonly entity: Parameters<typeof loggedEntity>[1] },
  { from, to, number, reason = '' }: Step,
) =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('policy', entity),
    changes: [
      { field: 'status', old: policyStatusLabels[from], new: policyStatusLabels[to] },
      { field: 'documentVersion', old: null, new: number },
      ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]),
    ],
  });

/** Logs that a text was written; the log cannot be changed, so it must not repeat it. */
export const logWriting = (context: OrganisationContext, { entity }: Pick<LockedPolicy, 'entity'>, number: string) =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('policy', entity),
    changes: [{ field: 'document', old: null, new: `Version ${number} written` }],
  });
