import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { evidenceContacts, evidenceSource } from '#src/api/compliance/evidence.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** What is done about people without an account who are asked for evidence: one is asked, or something about one of them. */
export interface ContactStep {
  readonly step: 'ASK' | Schemas['EvidenceContactAction'];
  /** Null to ask another one. */
  readonly contact: { readonly id: string; readonly version: number; readonly who: string } | null;
  readonly name: string;
  readonly email: string;
  readonly dueOn: string | null;
  /** The last day on which the link works; null if it stays. */
  readonly expiresOn: string | null;
  /** What is needed, or why it is returned. */
  readonly text: string;
}

/** Takes a step about people who are asked by a link, and fetches evidence again, whatever came of it. */
export function takeContactStep(api: ApiClient, queryClient: QueryClient, evidenceId: string) {
  const calls = evidenceContacts(api);
  const keyOf = createIdempotencyKeys();

  async function send(draft: ContactStep, signal: AbortSignal): Promise<void> {
    const { step, contact, name, email, dueOn, expiresOn, text } = draft;
    if (step === 'ASK' || contact === null) {
      const body = { name, email: email.trim(), dueOn, expiresOn: expiresOn ?? '', note: text };
      await calls.ask({ path: { id: evidenceId }, body, idempotencyKey: keyOf(draft), signal });
      return;
    }
    const day = expiresOn === null ? {} : { expiresOn };
    const body = { version: contact.version, action: step, ...day, ...(text !== '' && { reason: text }) };
    await calls.change({ path: { id: contact.id }, body, signal });
  }

  return fromPromise<void, StepInput<ContactStep>>(({ input: { draft }, signal }) =>
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
