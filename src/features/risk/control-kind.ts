import { zRiskControlInput } from '#openapi/generated/zod.ts';
import { controlParts, type RiskControlKind } from '#src/api/risk/risk-controls.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { controlWords } from '#src/registers/words/risk-control.ts';

/** The existing controls of a risk. */
export const controlKind = partKind<RiskControlKind>({
  parts: controlParts,
  noun: { one: 'control', many: 'controls' },
  words: controlWords,
  empty: {
    title: '',
    description: '',
    type: 'PREVENTIVE',
    ownControlId: null,
    ownerId: null,
    effectiveness: 'NOT_TESTED',
    lastTestedOn: null,
  },
  draftOf: ({ title, description, type, ownControl, owner, effectiveness, lastTestedOn }) => ({
    title,
    description,
    type,
    ownControlId: ownControl?.id ?? null,
    ownerId: owner?.id ?? null,
    effectiveness,
    lastTestedOn,
  }),
  schema: zRiskControlInput,
});
