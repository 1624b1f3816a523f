import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshAcceptances, riskAcceptances } from '#src/api/risk/risk-acceptances.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Asking for an acceptance, or an action on one. */
export type AcceptanceStep = 'SUBMIT' | components['schemas']['RiskAcceptanceAction'];

/** What the dialog of a step asks for; each step uses some of it. */
export interface AcceptanceDraft {
  readonly step: AcceptanceStep;
  /** The acceptance that the person sees; null while it is asked for. */
  readonly acceptance: { readonly id: string; readonly version: number } | null;
  readonly approverId: string | null;
  /** A calendar day; a text that is none is rejected by the contract. */
  readonly expiresOn: string | null;
  /** The justification or the reason. */
  readonly text: string;
}

/** Takes a step of the acceptance of a risk, and fetches again what it changes. */
export function takeAcceptanceStep(api: ApiClient, queryClient: QueryClient, riskId: string) {
  const calls = riskAcceptances(api);
  const keyOf = createIdempotencyKeys();

  async function send(draft: AcceptanceDraft, signal: AbortSignal): Promise<void> {
    const { step, acceptance, approverId, expiresOn, text } = draft;
    if (step === 'SUBMIT') {
      const body = { approverId: approverId ?? '', expiresOn: expiresOn ?? '', justification: text };
      await calls.submit({ path: { id: riskId }, body, idempotencyKey: keyOf(draft), signal });
    } else {
      if (acceptance === null) throw new Error('No acceptance was chosen');
      const body = { version: acceptance.version, action: step, reason: text };
      await calls.changeStatus({ path: { id: acceptance.id }, body, signal });
    }
  }

  return fromPromise<void, StepInput<AcceptanceDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        await refreshAcceptances(queryClient);
      }
    }),
  );
}
