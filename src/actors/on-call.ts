import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { incidentOnCall } from '#src/api/incident/on-call.ts';

import { failing } from './failure.ts';

/** Who is on call, as it is edited. */
export type OnCallDraft = Readonly<Schemas['OnCallInput']>;

/** Changes who is on call. */
export const saveOnCall = (api: ApiClient) =>
  fromPromise<void, StepInput<OnCallDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      await incidentOnCall(api).save({ body: { ...draft, groups: [...draft.groups] }, signal });
    }),
  );
