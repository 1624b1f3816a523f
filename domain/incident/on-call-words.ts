import type { FieldText } from '../words/field-text.ts';

/** The words of who is on call. */
export const onCallTexts = {
  groups: { label: 'Groups' },
  minutes: { label: 'Minutes until the next group is told' },
} as const satisfies Readonly<Record<string, FieldText>>;
