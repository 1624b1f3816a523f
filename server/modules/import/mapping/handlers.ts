import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import type { UnknownValue } from '#server/database/schema/index.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { fieldsOf, type Field } from '../fields.ts';
import type { StoredImport } from '../store.ts';
import type { ImportTargets } from '../targets.ts';
import { addableLookup, choicesOfField, isAnswerable } from './choices.ts';
import { keyOfText, remember } from './memory.ts';

type Reader = Pick<OrganisationContext, 'organisation'>;
type Answer = Schemas['ImportValueAnswer'];

const fieldIn = (target: ImportTarget, path: string): Field | undefined =>
  fieldsOf(target).find((field) => field.path === path && isAnswerable(field));

/** The values of a checked file that name nothing. */
export function shownValues(
  { unknownValues }: StoredImport,
  target: ImportTarget,
  targets: ImportTargets,
  reader: Reader,
): Schemas['ImportValue'][] {
  return unknownValues.flatMap((value) => {
    const field = fieldIn(target, value.field);
    if (field === undefined) return [];
    return [{ ...value, label: field.label, mayAdd: addableLookup(field, targets, reader) !== undefined }];
  });
}

/** What values of a field can stand for. @throws ApiError 400 */
export async function shownChoices(
  target: ImportTarget,
  { field: path, search }: { readonly field: string; readonly search?: string },
  reader: Reader,
): Promise<Schemas['ImportChoice'][]> {
  const field = fieldIn(target, path);
  if (field === undefined) throw invalid([{ field: 'field', message: 'There is no such field' }]);
  return [...(await choicesOfField(field, search === undefined ? {} : { search }, reader))];
}

/** What is wrong with answers. */
async function answerErrors(
  answers: readonly Answer[],
  target: ImportTarget,
  targets: ImportTargets,
  reader: Reader,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const known = new Map<string, ReadonlySet<string>>();
  for (const path of new Set(answers.map(({ field }) => field))) {
    const field = fieldIn(target, path);
    const chosen = [...new Set(answers.flatMap((one) => (one.field === path ? (one.id ?? []) : [])))];
    if (field === undefined || chosen.length === 0) continue;
    const found = await choicesOfField(field, { chosen: chosen.filter((id) => isId(field, id)) }, reader);
    known.set(path, new Set(found.map(({ id }) => id)));
  }
  for (const [index, { field: path, use, id }] of answers.entries()) {
    const at = `values/${index}`;
    const field = fieldIn(target, path);
    if (field === undefined) errors.push({ field: `${at}/field`, message: 'There is no such field' });
    else if (use === 'EXISTING' && known.get(path)?.has(id ?? '') !== true)
      errors.push({ field: `${at}/id`, message: 'Choose what exists' });
    else if (use === 'NEW' && addableLookup(field, targets, reader) === undefined)
      errors.push({ field: `${at}/use`, message: 'You may not add this' });
  }
  return errors;
}

/** What is remembered: nothing of a value that is to be a new entry, which has its name from then on. */
function targetOfAnswer(use: Answer['use'], id: string | null): string | null | undefined {
  if (use === 'EXISTING') return id;
  return use === 'EMPTY' ? null : undefined;
}

/** The ids of a database are UUIDs; anything else there would be an error of the query. */
const isId = ({ type }: Field, id: string): boolean =>
  type.of !== 'name' || /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(id);

/**
 * Remembers what a person has answered, for all files of the register; that a value is to be a new entry, for this file.
 * @returns the values of the file that are to be new entries
 * @throws ApiError 400
 */
export async function takeAnswers(
  answers: readonly Answer[],
  { unknownValues }: StoredImport,
  parts: { readonly target: ImportTarget; readonly targets: ImportTargets },
  context: OrganisationContext,
): Promise<UnknownValue[]> {
  const errors = await answerErrors(answers, parts.target, parts.targets, context);
  if (errors.length > 0) throw invalid(errors);
  await remember(
    context.organisation.id,
    parts.target.kind,
    answers.flatMap(({ field: path, text, use, id }) => {
      const field = fieldIn(parts.target, path);
      return field === undefined ? [] : [{ field, text, target: targetOfAnswer(use, id ?? null) }];
    }),
  );
  const keyOf = ({ field, text }: Pick<Answer, 'field' | 'text'>) => `${field} ${keyOfText(text)}`;
  const answered = new Set(answers.map(keyOf));
  const added = answers.filter(({ use }) => use === 'NEW');
  return [
    ...unknownValues.filter((one) => one.use === 'NEW' && !answered.has(keyOf(one))),
    ...added.map(({ field, text }) => ({ field, text, rows: 0, problem: '', use: 'NEW' as const, choice: null })),
  ];
}
