import { zExemptionInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { exemptionKind } from './exemption-kind.ts';

export const editableExemption = editableRegister(exemptionKind, zExemptionInput);
