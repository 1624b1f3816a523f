import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { Asking, AskingOutcome } from '#machines/recipients/recipients.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { policyAcknowledgements, refreshAcknowledgements } from '#src/api/policy/policy-acknowledgements.ts';

import { failing } from './failure.ts';

/** The contract's limit of addresses in one request. */
const mostAtOnce = 250;

/** The recipients in parts that one request takes; the members are asked with the first. */
function partsOf({ memberIds, recipients, ...rest }: Asking) {
  const count = Math.max(1, Math.ceil(recipients.length / mostAtOnce));
  return Array.from({ length: count }, (_, index) => ({
    ...rest,
    memberIds: index === 0 ? [...memberIds] : [],
    recipients: recipients.slice(index * mostAtOnce, (index + 1) * mostAtOnce).map((one) => ({ ...one })),
  }));
}

/**
 * Asks people to acknowledge a policy, and fetches again what shows them. If one part of a long list is refused, those of
 * the parts before stay asked, and asking again counts them as asked before.
 */
export function askRecipients(api: ApiClient, queryClient: QueryClient, policyId: string) {
  const { request } = policyAcknowledgements(api);
  return fromPromise<AskingOutcome, Asking>(({ input, signal }) =>
    failing(async () => {
      let outcome: AskingOutcome = { requested: 0, alreadyRequested: 0 };
      try {
        for (const body of partsOf(input)) {
          const { requested, alreadyRequested } = await request({ path: { id: policyId }, body, signal });
          outcome = {
            requested: outcome.requested + requested,
            alreadyRequested: outcome.alreadyRequested + alreadyRequested,
          };
        }
      } finally {
        await refreshAcknowledgements(queryClient);
      }
      return outcome;
    }),
  );
}

/** What is done about one request, or all that are open. */
export interface AcknowledgementStep {
  readonly step: components['schemas']['AcknowledgementAction'] | 'REMIND_ALL';
  /** The request; null for all. */
  readonly request: { readonly id: string; readonly version: number; readonly who: string } | null;
  /** The last day on which the link works; null if it stays. */
  readonly expiresOn: string | null;
}

export type Reminders = components['schemas']['AcknowledgementReminders'];

/**
 * Does something about requests of a policy, and fetches them again whatever came of it.
 * @param onReminded is told what became of reminding everyone
 */
export const changeRequests = (
  api: ApiClient,
  queryClient: QueryClient,
  policyId: string,
  onReminded: (outcome: Reminders) => void,
) =>
  fromPromise<void, StepInput<AcknowledgementStep>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { step, request, expiresOn } = draft;
      const calls = policyAcknowledgements(api);
      try {
        if (step === 'REMIND_ALL' || request === null)
          onReminded(await calls.remindAll({ path: { id: policyId }, signal }));
        else {
          const body = { version: request.version, action: step, ...(expiresOn !== null && { expiresOn }) };
          await calls.change({ path: { id: request.id }, body, signal });
        }
      } finally {
        await refreshAcknowledgements(queryClient);
      }
    }),
  );
