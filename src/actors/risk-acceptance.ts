import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { AcceptanceDraft } from '#machines/risk-acceptance/risk-acceptance.machine.ts';
import type { ApiClient } from '#src/api/client.ts';
import { refreshAcceptances, riskAcceptances } from '#src/api/risk-acceptances.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Takes a step of the acceptance of a risk, and fetches again what it changes. */
export function takeAcceptanceStep(api: ApiClient, queryClient: QueryClient, riskId: string) {
  const calls = riskAcceptances(api);
  const keyOf = createIdempotencyKeys();

  async function send(draft: AcceptanceDraft, signal: AbortSignal): Promise<void> {
    const { step, acceptance, approverId, expiresOn, text } = draft;
    if (step === 'SUBMIT' || acceptance === null) {
      const body = { approverId: approverId ?? '', expiresOn: expiresOn ?? '', justification: text };
      await calls.submit({ path: { id: riskId }, body, idempotencyKey: keyOf(draft), signal });
    } else {
      const body = { version: acceptance.version, action: step, reason: text };
      await calls.changeStatus({ path: { id: acceptance.id }, body, signal });
    }
  }

  return fromPromise<void, AcceptanceDraft>(({ input, signal }) =>
    failing(async () => {
      try {
        await send(input, signal);
      } finally {
        await refreshAcceptances(queryClient);
      }
    }),
  );
}
