import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { DutyDraft } from '#machines/duty/duty.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { incidentDuties, notificationRegimes, refreshDuties } from '#src/api/incident/duties.ts';

import { failing, MissingField } from './failure.ts';

/** Changes the duties of an incident, and fetches again what that changes. */
export function changeDuty(api: ApiClient, queryClient: QueryClient, id: string) {
  const calls = incidentDuties(api);

  async function send(draft: DutyDraft, signal: AbortSignal): Promise<void> {
    const { response, version, regime, step, entryId, at, reference, proofId, reason } = draft;
    if (regime === null) throw new MissingField('regime', 'Choose a regime');
    if (response === 'PUT') await calls.put({ path: { id }, body: { version, regime }, signal });
    else if (response === 'WITHDRAW') await calls.withdraw({ path: { id, regime }, body: { version, reason }, signal });
    else {
      const body = { version, action: response, at, reference, reason, proofId, entryId };
      await calls.enter({ path: { id, regime, step }, body, signal });
    }
  }

  return fromPromise<void, StepInput<DutyDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        await refreshDuties(queryClient);
      }
    }),
  );
}

/** A regime as it is edited. */
export type RegimeDraft = Readonly<Schemas['DutyRegimeInput']>;

/** Changes a regime of the organisation or adds one. */
export const saveRegime = (api: ApiClient) =>
  fromPromise<void, StepInput<RegimeDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      await notificationRegimes(api).save({ body: { ...draft, steps: [...draft.steps] }, signal });
    }),
  );
