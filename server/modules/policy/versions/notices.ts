import { policyStatusLabels } from '#domain/words/policy.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { loggedStep, tellOfSteps, type Words } from '#server/modules/lifecycle/index.ts';
import { loggedEntity, logActivity } from '#server/modules/record/index.ts';

import type { LockedPolicy } from './lock.ts';

const idOf = (person: { readonly id: string } | null) => person?.id ?? null;

/** Those who keep, decide on and review a policy, as its lifecycle names them. */
export const peopleOf = ({ policy: { owner, approver, reviewers } }: Pick<LockedPolicy, 'policy'>) => ({
  owner: [idOf(owner)],
  approver: [idOf(approver)],
  reviewers: reviewers.map(({ id }) => id),
});

/** Tells the people of a policy of an edit, those who have written the version, and who watches the policy. */
export const tellOfEdit = (locked: LockedPolicy, authors: readonly string[], told: Words): Promise<void> =>
  tellOfSteps('policy', 'policyStep', [
    {
      entity: locked.entity,
      step: { tells: ['owner', 'approver', 'reviewers', 'authors', 'watchers'] },
      people: { ...peopleOf(locked), authors },
      words: { told },
    },
  ]);

interface Step {
  readonly from: Schemas['PolicyStatus'];
  readonly to: Schemas['PolicyStatus'];
  /** The version that it is about: `1.2`. */
  readonly number: string;
  readonly reason?: string | undefined;
}

/** What the log of a policy says of a step. */
export function loggedPolicyStep({ from, to, number, reason }: Step) {
  const [status, ...why] = loggedStep(policyStatusLabels, { from, to }, { reason });
  return [...(status === undefined ? [] : [status]), { field: 'documentVersion', old: null, new: number }, ...why];
}

/** Logs a step that follows from an edit. */
export const logStep = (
  context: OrganisationContext,
  { entity }: { readonly entity: Parameters<typeof loggedEntity>[1] },
  step: Step,
) => logActivity(context, { action: 'UPDATE', ...loggedEntity('policy', entity), changes: loggedPolicyStep(step) });

/** Logs that a text was written; the log cannot be changed, so it must not repeat it. */
export const logWriting = (context: OrganisationContext, { entity }: Pick<LockedPolicy, 'entity'>, number: string) =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('policy', entity),
    changes: [{ field: 'document', old: null, new: `Version ${number} written` }],
  });
