import { expect, test } from 'vitest';

import { filesUnder } from '#scripts/support/files.ts';
import { inProject } from '#scripts/support/project.ts';

interface PartForm {
  readonly empty: object;
  draftOf(part: unknown): object;
}

const isForm = (value: unknown): value is PartForm =>
  typeof value === 'object' && value !== null && 'draftOf' in value && 'empty' in value && 'editableOf' in value;

const files = filesUnder([inProject('src', 'features')]).filter((file) => file.endsWith('-kind.ts'));
const modules = await Promise.all(files.map((file): Promise<object> => import(file)));
const forms = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, form]): [string, PartForm][] => (isForm(form) ? [[name, form]] : [])),
);

/** A value of its own for every field; a reference stands in the record under the name without "Id". */
const valuesOf = ({ empty }: PartForm) => Object.keys(empty).map((field) => [field, `the ${field}`] as const);

const storedWith = (form: PartForm) =>
  Object.fromEntries<unknown>(
    valuesOf(form).map(([field, value]) =>
      field.endsWith('Id') ? [field.slice(0, -'Id'.length), { id: value }] : [field, value],
    ),
  );

test('every part of a record has a form', () => {
  expect(forms.map(([name]) => name)).toContain('contractKind');
});

// What a form leaves out of a stored part would be emptied by saving it unchanged.
test.each(forms)('%s opens with every value of the stored part', (_name, form) => {
  expect(form.draftOf(storedWith(form))).toEqual(Object.fromEntries(valuesOf(form)));
});
