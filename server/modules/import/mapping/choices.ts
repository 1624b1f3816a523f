import { folded } from '#domain/text/folded.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

import { labelIn, type Field } from '../fields.ts';
import type { ImportTargets } from '../targets.ts';

type Reader = Pick<OrganisationContext, 'organisation'>;
type Choice = Schemas['ImportChoice'];

const yesOrNo: readonly Choice[] = [
  { id: 'true', name: 'Yes' },
  { id: 'false', name: 'No' },
];

/** The values of a closed set, once each. */
function fixedChoices({ type }: Field): readonly Choice[] | undefined {
  if (type.of === 'yes or no') return yesOrNo;
  if (type.of !== 'set') return undefined;
  return [...new Set(type.values.values())].map((id) => ({ id, name: labelIn(type, id) ?? id }));
}

/** Whether what a text of a field stands for can be answered. */
export const isAnswerable = ({ type }: Field): boolean =>
  type.of === 'set' || type.of === 'yes or no' || type.of === 'name';

/** What values of a field can stand for: those that match a text, or those with certain ids. */
export async function choicesOfField(
  field: Field,
  query: { readonly search?: string; readonly chosen?: string[] },
  reader: Reader,
): Promise<readonly Choice[]> {
  const { search = '', chosen } = query;
  const fixed = fixedChoices(field);
  if (fixed !== undefined)
    return fixed.filter(({ id, name }) =>
      chosen === undefined ? folded(name).includes(folded(search).trim()) : chosen.includes(id),
    );
  const found = field.type.of === 'name' ? ((await field.type.choice.options?.(query, reader)) ?? []) : [];
  return found.map(({ id, name, shown = name }) => ({ id, name: shown }));
}

/** What a field is given for a choice. */
export const valueOfChoice = ({ type }: Field, id: string): unknown => (type.of === 'yes or no' ? id === 'true' : id);

/** The look-up to which a person may add entries that texts of a field name: one whose entries need nothing but a name. */
export function addableLookup({ type }: Field, targets: ImportTargets, reader: Reader) {
  const kind = type.of === 'name' ? type.choice.entries : undefined;
  const target = kind === undefined ? undefined : targets[kind];
  if (kind === undefined || target === undefined || !target.mayImport(reader, 'ADD')) return undefined;
  const { body } = target.form().create.shapes;
  const isPlain =
    body?.kind === 'object' &&
    Array.from(body.properties).every(([name, { required }]) => name === target.titleField || !required);
  return isPlain ? { kind, target } : undefined;
}
