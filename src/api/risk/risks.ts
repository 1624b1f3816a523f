import { Risks } from '#openapi/generated/operations/risks.ts';
import { risk } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type Risk = Schemas['Risk'];
export type RiskKind = KindOf<'Risks'>;

/** Incidents carry the names of the risks that they realise, hence the extra invalidation. */
export const risks: RegisterSource<RiskKind> = registerSource(risk, clientOf(Risks), ['incident']);
