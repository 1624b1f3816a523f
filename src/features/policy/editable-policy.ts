import { zPolicyInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { policyKind } from './policy-kind.ts';

export const editablePolicy = editableRegister(policyKind, zPolicyInput);
