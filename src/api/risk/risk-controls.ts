import { RiskControls } from '#openapi/generated/operations/risk-controls.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { recordParts } from '../record/record-parts.ts';

export type RiskControl = Schemas['RiskControl'];

export interface RiskControlKind {
  readonly entity: RiskControl;
  readonly draft: Required<Schemas['RiskControlInput']>;
  readonly query: object;
}

/** The existing controls of risks. */
export const controlParts = recordParts<RiskControlKind>('riskControl', clientOf(RiskControls));
