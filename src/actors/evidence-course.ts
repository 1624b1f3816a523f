import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { evidenceCourse, evidenceSource } from '#src/api/compliance/evidence.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** What the dialogs about a piece of evidence ask for: a renewal, a request to a member, or a step of a request. */
export interface EvidenceStepDraft {
  readonly step: 'RENEW' | 'ASK' | Schemas['EvidenceRequestAction'];
  /** Of the evidence for a renewal, of the request for its steps. */
  readonly version: number;
  readonly requestId: string | null;
  readonly personId: string | null;
  readonly dueOn: string | null;
  readonly madeOn: string | null;
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  readonly text: string;
}

/** Renews evidence, asks for it, or moves a request on, and fetches evidence again, whatever came of it. */
export function takeEvidenceStep(api: ApiClient, queryClient: QueryClient, evidenceId: string) {
  const calls = evidenceCourse(api);
  const keyOf = createIdempotencyKeys();
  const path = { id: evidenceId };

  async function send(draft: EvidenceStepDraft, signal: AbortSignal): Promise<void> {
    const { step, version, requestId, personId, dueOn, madeOn, coversFrom, coversTo, text } = draft;
    const dates = { madeOn, coversFrom, coversTo };
    if (step === 'RENEW') await calls.renew({ path, body: { version, ...dates, note: text }, signal });
    else if (step === 'ASK') {
      const body = { personId: personId ?? '', dueOn, note: text };
      await calls.request({ path, body, idempotencyKey: keyOf(draft), signal });
    } else {
      const body = { version, action: step, ...(step === 'PROVIDE' && dates), ...(text !== '' && { reason: text }) };
      await calls.changeStatus({ path: { id: requestId ?? '' }, body, signal });
    }
  }

  return fromPromise<void, StepInput<EvidenceStepDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        const isStale = staleAfterChange(evidenceSource);
        await queryClient.invalidateQueries({
          predicate: (query) => query.queryKey[0] === 'evidence' || isStale(query),
        });
      }
    }),
  );
}
