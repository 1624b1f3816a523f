import { queryOptions } from '@tanstack/react-query';

import { TreatmentActions } from '#openapi/generated/operations/treatment-actions.ts';

import { clientOf } from './client-of.ts';
import type { ApiClient, Schemas } from './client.ts';
import type { EditCalls, RecordSource, RestoreCalls } from './register.ts';

export type TreatmentAction = Schemas['TreatmentAction'];

export interface TreatmentActionKind {
  readonly entity: TreatmentAction;
  readonly draft: Required<Schemas['TreatmentActionInput']>;
  readonly query: object;
}

const name = 'treatmentAction';

export const treatmentActions = clientOf(TreatmentActions);

/** The actions of a risk, in their order. */
export const treatmentActionsQuery = (api: ApiClient, riskId: string) =>
  queryOptions({
    queryKey: [name, riskId],
    queryFn: ({ signal }): Promise<TreatmentAction[]> => treatmentActions(api).ofRisk({ path: { id: riskId }, signal }),
  });

/** The actions of one risk, as the actors use them. */
export const treatmentActionsOf = (
  riskId: string,
): RecordSource<TreatmentActionKind, EditCalls<TreatmentActionKind> & RestoreCalls> => ({
  name,
  calls(api) {
    const client = treatmentActions(api);
    return {
      create: (body, idempotencyKey, signal) => client.add({ path: { id: riskId }, body, idempotencyKey, signal }),
      update: (id, body, signal) => client.update({ path: { id }, body, signal }),
      remove: ({ id, version }, signal) => client.remove({ path: { id }, query: { version }, signal }),
      async restoreMany(actions, signal) {
        for (const { id, version } of actions) await client.restore({ path: { id }, body: { version }, signal });
      },
    };
  },
});
