import { lookups, registers } from '#openapi/generated/records.ts';

const kinds = [...Object.values(registers), ...Object.values(lookups)];

/** What kinds of things are called, by the contract's names. */
export const kindLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kinds.map(({ kind, label }) => [kind, label])),
  user: 'Account',
};

/** A kind that this app does not know yet is shown by its own name. */
export const kindLabel = (kind: string): string => kindLabels[kind] ?? kind;
