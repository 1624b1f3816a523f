import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { Asking, AskingOutcome } from '#machines/recipients/recipients.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ApiClient } from '#src/api/client.ts';
import { policyAcknowledgements, refreshAcknowledgements } from '#src/api/policy-acknowledgements.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Asks people to acknowledge a policy, and fetches again what shows them. */
export function askRecipients(api: ApiClient, queryClient: QueryClient, policyId: string) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<AskingOutcome, Asking>(({ input: { memberIds, recipients, ...rest }, signal }) =>
    failing(async () => {
      const body = { ...rest, memberIds: [...memberIds], recipients: recipients.map((one) => ({ ...one })) };
      const outcome = await policyAcknowledgements(api).request({
        path: { id: policyId },
        body,
        idempotencyKey: keyOf(body),
        signal,
      });
      await refreshAcknowledgements(queryClient);
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

/** Does something about requests of a policy, and fetches them again whatever came of it. */
export const changeRequests = (api: ApiClient, queryClient: QueryClient, policyId: string) =>
  fromPromise<void, StepInput<AcknowledgementStep>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { step, request, expiresOn } = draft;
      const calls = policyAcknowledgements(api);
      try {
        if (step === 'REMIND_ALL' || request === null) await calls.remindAll({ path: { id: policyId }, signal });
        else {
          const body = { version: request.version, action: step, ...(expiresOn !== null && { expiresOn }) };
          await calls.change({ path: { id: request.id }, body, signal });
        }
      } finally {
        await refreshAcknowledgements(queryClient);
      }
    }),
  );
