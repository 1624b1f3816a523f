/** The draft of a record as edited by its form. The record's machine owns it. */
export interface RecordForm<Draft> {
  readonly draft: Draft;
  /** The person may view but not edit: values are shown as text. */
  readonly readOnly: boolean;
  readonly errorOf: (path: string) => string | undefined;
  readonly change: <Field extends keyof Draft & string>(field: Field, value: Draft[Field]) => void;
}

/** The form as one field needs it: any form whose draft has a value of this type under this name. */
export interface FieldForm<Field extends string, Value> {
  readonly draft: Readonly<Record<Field, Value>>;
  readonly readOnly: boolean;
  readonly errorOf: (path: string) => string | undefined;
  readonly change: (field: Field, value: Value) => void;
}

/** The props of every bound field. */
export interface BoundProps<Field extends string, Value> {
  readonly form: FieldForm<NoInfer<Field>, Value>;
  readonly field: Field;
  /** The name of the field. */
  readonly words: { readonly label: string };
  readonly required?: boolean | undefined;
  readonly help?: string | undefined;
}

/** The sub-form of an object that the draft holds in one field: `partOf(form, 'treatmentPlan')`. */
export function partOf<Draft, Field extends keyof Draft & string>(
  form: RecordForm<Draft>,
  field: Field,
): RecordForm<Draft[Field]> {
  const whole = form.draft[field];
  return {
    draft: whole,
    readOnly: form.readOnly,
    errorOf: (path) => form.errorOf(`${field}/${path}`),
    change: (part, value) => form.change(field, { ...whole, [part]: value }),
  };
}

/** What is wrong with a field of several values: with the field, or else with one of them. */
export function errorAmong<Field extends string>(form: FieldForm<Field, string[]>, field: Field) {
  const paths = [field, ...form.draft[field].map((_, place) => `${field}/${place}`)];
  return paths.map((path) => form.errorOf(path)).find((message) => message !== undefined);
}
