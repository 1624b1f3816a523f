import { catalogueTexts } from '#domain/words/catalogue.ts';
import { labelOfKind } from '#domain/words/label-of-kind.ts';
import { platformTexts } from '#domain/words/platform.ts';
import { publicationTexts } from '#domain/words/publication.ts';
import { settingTexts } from '#domain/words/settings.ts';
import { lookups, registers } from '#openapi/generated/records.ts';

const kinds = [...Object.values(registers), ...Object.values(lookups)];

/** The labels of entity kinds, by the contract's names. */
export const kindLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kinds.map(({ kind }) => [kind, labelOfKind(kind)])),
  ...Object.fromEntries(Object.entries(settingTexts).map(([setting, { name }]) => [setting, name])),
  ...Object.fromEntries(Object.entries(catalogueTexts).map(([entity, { name }]) => [entity, name])),
  ...Object.fromEntries(Object.entries(publicationTexts).map(([entity, { name }]) => [entity, name])),
  ...Object.fromEntries(Object.entries(platformTexts).map(([entity, { name }]) => [entity, name])),
  label: 'Label',
};

/** A kind unknown to this app version is shown by its contract name. */
export const kindLabel = (kind: string): string => kindLabels[kind] ?? kind;
