import { settingTexts } from '#domain/words/settings.ts';
import { lookups, registers } from '#openapi/generated/records.ts';

const kinds = [...Object.values(registers), ...Object.values(lookups)];

/** The labels of entity kinds, by the contract's names. */
export const kindLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kinds.map(({ kind, label }) => [kind, label])),
  ...Object.fromEntries(Object.entries(settingTexts).map(([setting, { name }]) => [setting, name])),
  user: 'Account',
  label: 'Label',
};

/** A kind unknown to this app version is shown by its contract name. */
export const kindLabel = (kind: string): string => kindLabels[kind] ?? kind;
