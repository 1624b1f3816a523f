import { zRiskInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { riskKind } from './risk-kind.ts';

export const editableRisk = editableRegister(riskKind, zRiskInput);
