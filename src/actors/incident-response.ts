import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { incidentResponses, refreshResponses } from '#src/api/incident/incident-responses.ts';

import { failing, MissingField } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

type Schemas = components['schemas'];

/** What is done: an action of the lifecycle, a new severity, or to the timeline. */
export type Response = Schemas['IncidentAction'] | 'SEVERITY' | 'ENTRY' | 'EDIT_ENTRY' | 'REMOVE_ENTRY';

/** What the dialog of a response asks for; each response uses some of it. */
export interface ResponseDraft {
  readonly response: Response;
  /** The version of the incident that the person sees. */
  readonly version: number;
  /** When it happened; a text that is not an instant is rejected by the contract. */
  readonly at: string | null;
  readonly severity: Schemas['IncidentSeverity'] | null;
  readonly kind: Schemas['TimelineNoteKind'];
  /** The entry of the timeline that is changed or removed. */
  readonly entry: { readonly id: string; readonly version: number } | null;
  readonly rootCause: string;
  /** The notifications that are neither given nor waived. */
  readonly openDuties: readonly string[];
  /** The reason, or what is entered. */
  readonly text: string;
}

/** Makes a response to an incident, and fetches again what it changes. */
export function respondTo(api: ApiClient, queryClient: QueryClient, id: string) {
  const calls = incidentResponses(api);
  const keyOf = createIdempotencyKeys();

  async function send(draft: ResponseDraft, signal: AbortSignal): Promise<void> {
    const { response, version, severity, kind, entry, rootCause, text } = draft;
    const at = draft.at ?? undefined;
    if (response === 'ENTRY') {
      const body = { kind, at: at ?? '', text };
      await calls.add({ path: { id }, body, idempotencyKey: keyOf(draft), signal });
    } else if (response === 'EDIT_ENTRY' || response === 'REMOVE_ENTRY') {
      if (entry === null) throw new Error('No entry was chosen');
      const path = { id: entry.id };
      if (response === 'REMOVE_ENTRY') await calls.remove({ path, query: { version: entry.version }, signal });
      else await calls.update({ path, body: { version: entry.version, kind, at: at ?? '', text }, signal });
    } else if (response === 'SEVERITY') {
      if (severity === null) throw new MissingField('severity', 'Choose the severity');
      const body = { version, severity, reason: text };
      await calls.changeSeverity({ path: { id }, body, signal });
    } else {
      const given = { ...(at !== undefined && { at }), ...(response === 'CLOSE' && { rootCause }) };
      await calls.changeStatus({ path: { id }, body: { version, action: response, reason: text, ...given }, signal });
    }
  }

  return fromPromise<void, StepInput<ResponseDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        await refreshResponses(queryClient);
      }
    }),
  );
}
