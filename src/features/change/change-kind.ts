import { changeRequestInput } from '#openapi/generated/inputs.ts';
import { changeManagementProcess } from '#openapi/generated/records.ts';
import { changes } from '#src/api/changes.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const changeKind = registerKind({ facts: changeManagementProcess, input: changeRequestInput }, changes);
