import type { components } from '#openapi/generated/types.ts';

import { textsOfKind } from '../words/index.ts';
import type { RegisterSection, SectionOfKind } from './kind.ts';

type Schemas = components['schemas'];

/** Whether the columns of a section can be chosen: those of records can, those of counts and pictures are fixed. */
export const isTable = (section: SectionOfKind): section is RegisterSection => section.form === 'register';

/** The fields that a section shows: those that were chosen, in its order, or all of them. */
export function shownFields(
  { key, fields }: RegisterSection,
  columns: readonly Schemas['ReportColumns'][],
): readonly string[] {
  const chosen = columns.find(({ section }) => section === key)?.fields;
  return chosen === undefined ? fields : fields.filter((field) => chosen.includes(field));
}

/** What the columns of a section are called, by their fields. */
export function columnLabels({ of, fields }: RegisterSection): Readonly<Record<string, string>> {
  const texts = textsOfKind(of);
  const labelOf = (field: string): string => {
    const [name = '', part] = field.split('.');
    const text = texts[name];
    if (text === undefined || part === undefined) return text?.label ?? field;
    return `${text.label}: ${text.parts?.[part]?.label ?? part}`;
  };
  return Object.fromEntries(fields.map((field) => [field, labelOf(field)]));
}
