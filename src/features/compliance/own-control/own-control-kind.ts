import { ownControlInput } from '#openapi/generated/inputs.ts';
import { ownControl } from '#openapi/generated/records.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const ownControlKind = registerKind({ facts: ownControl, input: ownControlInput }, ownControls);
