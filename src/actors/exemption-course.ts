import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ExtensionDraft } from '#machines/exemption-extension/exemption-extension.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { exemptionCourse, refreshExemptions } from '#src/api/exemptions.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Does something about exemptions, and fetches them again, whatever came of it. */
const refreshing = <T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> =>
  failing(async () => {
    try {
      return await work();
    } finally {
      await refreshExemptions(queryClient);
    }
  });

/** What the dialog of an action asks for. */
export interface ExemptionDraft {
  readonly action: Schemas['ExemptionAction'];
  /** The version of the exemption that the person sees. */
  readonly version: number;
  readonly reason: string;
}

/** Moves an exemption along its lifecycle. */
export const takeExemptionAction = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<ExemptionDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      await exemptionCourse(api).changeStatus({ path: { id }, body: draft, signal });
    }),
  );

/** Asks for an extension of an exemption, or decides on one. */
export function takeExtensionStep(api: ApiClient, queryClient: QueryClient, exemptionId: string) {
  const calls = exemptionCourse(api);
  const keyOf = createIdempotencyKeys();

  async function send(draft: ExtensionDraft, signal: AbortSignal): Promise<void> {
    const { step, extension, validTo, reason } = draft;
    if (step === 'ASK') {
      const body = { validTo: validTo ?? '', reason };
      await calls.askExtension({ path: { id: exemptionId }, body, idempotencyKey: keyOf(draft), signal });
    } else {
      if (extension === null) throw new Error('No extension was chosen');
      const body = { version: extension.version, action: step, reason };
      await calls.decideExtension({ path: { id: extension.id }, body, signal });
    }
  }

  return fromPromise<void, ExtensionDraft>(({ input, signal }) => refreshing(queryClient, () => send(input, signal)));
}

/** Adds the draft that renews an exemption, and returns its id. */
export function renewExemption(api: ApiClient, queryClient: QueryClient, id: string) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<string>(({ signal }) =>
    refreshing(queryClient, async () => {
      const draft = await exemptionCourse(api).renew({ path: { id }, idempotencyKey: keyOf({ id }), signal });
      return draft.id;
    }),
  );
}
