import { objectiveInput } from '#openapi/generated/inputs.ts';
import { objective } from '#openapi/generated/records.ts';
import { objectives } from '#src/api/management-system/objectives.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const objectiveKind = registerKind({ facts: objective, input: objectiveInput }, objectives);
