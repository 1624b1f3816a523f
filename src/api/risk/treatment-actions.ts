import { TreatmentActions } from '#openapi/generated/operations/treatment-actions.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { recordParts } from '../record/record-parts.ts';

export type TreatmentAction = Schemas['TreatmentAction'];

export interface TreatmentActionKind {
  readonly entity: TreatmentAction;
  readonly draft: Required<Schemas['TreatmentActionInput']>;
  readonly query: object;
}

export const treatmentActions = clientOf(TreatmentActions);

/** The actions of risks. */
export const actionParts = recordParts<TreatmentActionKind>('treatmentAction', treatmentActions);
