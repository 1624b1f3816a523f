import { zServiceProviderInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { providerKind } from './provider-kind.ts';

export const editableProvider = editableRegister(providerKind, zServiceProviderInput);
