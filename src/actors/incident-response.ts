import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ResponseDraft } from '#machines/incident-response/incident-response.machine.ts';
import type { ApiClient } from '#src/api/client.ts';
import { incidentResponses, refreshResponses } from '#src/api/incident-responses.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Makes a response to an incident, and fetches again what it changes. */
export function respondTo(api: ApiClient, queryClient: QueryClient, id: string) {
  const calls = incidentResponses(api);
  const keyOf = createIdempotencyKeys();

  async function send(draft: ResponseDraft, signal: AbortSignal): Promise<void> {
    const { response, version, severity, kind, rootCause, text } = draft;
    const at = draft.at ?? undefined;
    if (response === 'ENTRY') {
      const body = { kind, at: at ?? '', text };
      await calls.add({ path: { id }, body, idempotencyKey: keyOf(draft), signal });
    } else if (response === 'SEVERITY') {
      const body = { version, severity: severity ?? 'LOW', reason: text };
      await calls.changeSeverity({ path: { id }, body, signal });
    } else {
      const given = { ...(at !== undefined && { at }), ...(response === 'CLOSE' && { rootCause }) };
      await calls.changeStatus({ path: { id }, body: { version, action: response, reason: text, ...given }, signal });
    }
  }

  return fromPromise<void, ResponseDraft>(({ input, signal }) =>
    failing(async () => {
      try {
        await send(input, signal);
      } finally {
        await refreshResponses(queryClient);
      }
    }),
  );
}
