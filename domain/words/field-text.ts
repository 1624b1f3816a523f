/** The labels of a closed set of values. */
export type ValueTexts<Value extends string> = Readonly<Record<Value, string>>;

/** The words of a field: its label, with those of its values or its parts. */
export interface FieldText {
  readonly label: string;
  /** Of a closed set: the labels of its values. */
  readonly values?: Readonly<Record<string, string>> | ((value: string) => string);
  /** Of an object. */
  readonly parts?: Readonly<Record<string, FieldText>>;
  /** Of a list of objects: each is a line in files. */
  readonly line?: LineText;
}

/** How an object is written in a line, and read from one. */
export interface LineText {
  // As a method, whose parameter may be narrower.
  of(value: object): string;
  /** Undefined for a line that says nothing of the kind. */
  readonly read: (line: string) => object | undefined;
}

/** A day in running text, `30/11/2026`, as notifications write it (specification section 9). */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('/');

/** A number in running text, `12,000`. */
export const writtenNumber = (number: number): string => number.toLocaleString('en-GB');

/** A number of days in running text, `3 days`. */
export const writtenDays = (days: number): string => `${writtenNumber(days)} ${days === 1 ? 'day' : 'days'}`;

/** The fields that every record has, with their labels. */
export const recordTexts = {
  ref: { label: 'Reference' },
  title: { label: 'Title' },
  createdAt: { label: 'Created' },
  createdBy: { label: 'Created by' },
  updatedAt: { label: 'Updated' },
  updatedBy: { label: 'Updated by' },
  labels: { label: 'Labels' },
} satisfies Readonly<Record<string, FieldText>>;

/** What the history says of a label. */
export const labelTexts = {
  name: { label: 'Name' },
  colour: {
    label: 'Colour',
    values: { GREY: 'Grey', TEAL: 'Teal', GREEN: 'Green', AMBER: 'Amber', RED: 'Red', BLUE: 'Blue' },
  },
  mergedIntoId: { label: 'Merged into' },
} as const satisfies Readonly<Record<string, FieldText>>;

type OfEveryRecord = 'id' | 'version' | Exclude<keyof typeof recordTexts, 'title'>;

/** The words of every field of a kind of record beside those of all records, as the contract names them in a stored record. */
export type FieldTexts<Entity> = Readonly<Record<Exclude<keyof Entity & string, OfEveryRecord>, FieldText>>;

/** What a field without words of its own is called: `treatmentAction` → `Treatment action`, `labelIds` → `Labels`. */
export function labelFromName(field: string): string {
  const words = field
    .replace(/yIds$/, 'ies')
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names that a field of the log may have in words: `ownerId` is `owner` there, `riskIds` is `risks`. */
export const namesOfLogged = (field: string): readonly string[] => {
  if (field.endsWith('Ids')) return [field, `${field.slice(0, -3)}s`, `${field.slice(0, -4)}ies`];
  return field.endsWith('Id') ? [field, field.slice(0, -2)] : [field];
};
