import { sourceField } from '#domain/files/import-assignment.ts';
import type { FieldText, LineText } from '#domain/words/field-text.ts';
import type { ObjectShape, Shape } from '#server/contract/shapes.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  besideColumn,
  besideName,
  labelOf,
  resolved,
  type BesideField,
  type Cell,
  type Choice,
  type ImportTarget,
} from '#server/modules/record/index.ts';

/** What the text of a cell is converted to. */
export type FieldType =
  | {
      readonly of: 'text' | 'day' | 'instant' | 'rough time' | 'whole number' | 'number' | 'yes or no';
      /** Of a text: whether it has no line breaks. */
      readonly isLine?: boolean;
      /** Of a number: whether it counts hundredths. */
      readonly isPercentage?: boolean;
    }
  | { readonly of: 'set'; readonly values: ReadonlyMap<string, string>; readonly labels: readonly string[] }
  | { readonly of: 'name'; readonly choice: Choice }
  | { readonly of: 'line'; readonly read: LineText['read'] };

/** A field that a column of a file can be assigned to. */
export interface Field {
  /** Its path in the contract: `title`, `treatmentPlan/dueOn`. */
  readonly path: string;
  /** As the header of its column in an export. */
  readonly label: string;
  readonly type: FieldType;
  /** The most values that it has, each on a line; undefined if it is one value. */
  readonly most: number | undefined;
  /** The value for an empty cell; undefined if it sets nothing. */
  readonly empty: unknown;
  /** Its cell in an export. */
  readonly cellOf: (entity: object) => Cell;
}

/** The column with the references of records. */
const referencePath = 'ref';

/** Whether records of a target are found by identifiers of files: those of registers. */
const hasSources = ({ titled }: ImportTarget): boolean => titled !== undefined;

/** What a column can be assigned to: the references and own identifiers of records, and the fields that a file can set. */
export const assignableIn = (target: ImportTarget): readonly Pick<Field, 'path' | 'label' | 'type'>[] =>
  target.referenceField === referencePath
    ? [
        { path: referencePath, label: target.form().referenceLabel, type: { of: 'text' } },
        ...(hasSources(target)
          ? [{ path: sourceField, label: 'Own identifier of the file', type: { of: 'text' } } as const]
          : []),
        ...fieldsOf(target),
      ]
    : fieldsOf(target);

const contractTypes = {
  text: 'TEXT',
  line: 'TEXT',
  number: 'NUMBER',
  'whole number': 'NUMBER',
  day: 'DAY',
  instant: 'INSTANT',
  'rough time': 'INSTANT',
  'yes or no': 'CHOICE',
  set: 'CHOICE',
  name: 'CHOICE',
} as const satisfies Readonly<Record<FieldType['of'], Schemas['ImportFieldType']>>;

/** What a field holds, as the contract says it. */
export const contractTypeOf = ({ of }: FieldType): Schemas['ImportFieldType'] => contractTypes[of];

const known = new WeakMap<ImportTarget, readonly Field[]>();

/** The fields of a register or look-up that a file can set, derived from the contract on first use. */
export function fieldsOf(register: ImportTarget): readonly Field[] {
  const fields = known.get(register) ?? [
    ...parentField(register),
    ...derivedFields(register),
    ...besideFields(register),
  ];
  known.set(register, fields);
  return fields;
}

/** Whether a field is stored beside those of the contract. */
export const isBeside = ({ path }: Pick<Field, 'path'>): boolean => path.startsWith(`${besideName}/`);

const besideFields = ({ beside }: ImportTarget): Field[] =>
  (beside?.fields ?? []).map(({ path, label, type, values }) => ({
    path,
    label,
    type: besideType(type, values),
    most: undefined,
    empty: undefined,
    cellOf: besideColumn(path.slice(besideName.length + 1), label).cellOf,
  }));

function besideType(type: BesideField['type'], values: BesideField['values']): FieldType {
  if (values !== undefined) return setOf(Object.keys(values), { label: '', values });
  if (type === 'day' || type === 'instant' || type === 'rough time') return { of: type };
  return { of: 'text', isLine: type === 'line' };
}

/** The label of a value of a set. */
export const labelIn = ({ values, labels }: Extract<Field['type'], { of: 'set' }>, value: string): string | undefined =>
  labels.find((label) => values.get(label.toLowerCase()) === value);

/** The label of a status that JSON writes as a value; undefined for other fields and cells. */
export const labelOfBeside = (field: Field, cell: string): string | undefined =>
  isBeside(field) && field.type.of === 'set'
    ? labelIn(field.type, field.type.values.get(cell.trim().toLowerCase()) ?? '')
    : undefined;

/** Whether the cells of a field are read by what stores it: not those that are converted as any other. */
export const isPrepared = (field: Pick<Field, 'path' | 'type'>): boolean =>
  isBeside(field) && field.type.of === 'text' && field.type.isLine !== true;

/** An object of the contract, with the words of its parts. */
interface Part {
  readonly shape: ObjectShape;
  readonly texts: Readonly<Record<string, FieldText>>;
  readonly path: string;
  readonly label: string;
}

/** The record that a row belongs to. */
function parentField(target: ImportTarget): Field[] {
  const { parent } = target.form();
  if (parent === undefined) return [];
  const { path, label, choice, cellOf } = parent;
  return [{ path, label, type: { of: 'name', choice }, most: undefined, empty: null, cellOf }];
}

function derivedFields(target: ImportTarget): Field[] {
  const { kind, choices, empty } = target;
  const { create, columns: exported, texts: ofForm, without = [] } = target.form();
  const { body } = create.shapes;
  if (body?.kind !== 'object') throw new Error(`The contract's create of the kind ${kind} takes no object`);
  const columns = new Map(exported.map((column) => [column.header, column.cellOf]));

  const fieldsIn = ({ shape, texts, path, label }: Part): Field[] =>
    Array.from(shape.properties).flatMap(([name, { shape: own }]) => {
      if (without.includes(name)) return [];
      const words = wordsOf(name, texts);
      const at = `${path}${name}`;
      const header = `${label}${words.label}`;
      if (own.kind === 'object')
        return fieldsIn({ shape: own, texts: words.parts ?? {}, path: `${at}/`, label: `${header}: ` });
      const cellOf = columns.get(header);
      if (cellOf === undefined) throw new Error(`The export has no column for the field ${at}`);
      const type = typeOf(own, words, choices[at]);
      return [
        {
          path: at,
          label: header,
          type,
          most: own.kind === 'list' ? own.maxItems : undefined,
          empty: valueAt(empty, at),
          cellOf,
        },
      ];
    });
  return fieldsIn({ shape: body, texts: ofForm, path: '', label: '' });
}

/** The words of a field of an input: those of the stored field that it sets, `owner` of `ownerId`. */
function wordsOf(name: string, texts: Readonly<Record<string, FieldText>>): FieldText {
  const stem = name.replace(/Ids?$/, '');
  const stored = [name, stem, `${stem.replace(/y$/, 'ie')}s`].find((one) => Object.hasOwn(texts, one));
  const words = texts[stored ?? ''];
  if (words === undefined) throw new Error(`The field ${name} has no words`);
  return words;
}

function typeOf(shape: Shape, words: FieldText, choice: Choice | undefined): FieldType {
  if (choice !== undefined) return { of: 'name', choice };
  if (shape.kind === 'list') return typeOf(shape.items, words, undefined);
  if (shape.kind === 'object' && words.line !== undefined) return { of: 'line', read: words.line.read };
  if (shape.kind === 'object') throw new Error('A list of objects cannot be imported');
  const { type, format, pattern, enum: values } = resolved(shape.schema);
  if (Array.isArray(values)) return setOf(values.map(String), words);
  if (format === 'date') return { of: 'day' };
  if (format === 'date-time') return { of: 'instant' };
  if (format === 'rough-time') return { of: 'rough time' };
  const isPercentage = words.label.endsWith('(%)');
  if (type === 'integer') return { of: 'whole number', isPercentage };
  if (type === 'number') return { of: 'number', isPercentage };
  return type === 'boolean' ? { of: 'yes or no' } : { of: 'text', isLine: isOfOneLine(pattern) };
}

/** Whether a pattern refuses line breaks where it takes other texts. */
function isOfOneLine(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false;
  const expression = new RegExp(pattern, 'u');
  return expression.test('a a') && !expression.test('a\na');
}

/** A closed set: its values by themselves and by their labels, in any case. */
function setOf(values: readonly string[], words: FieldText): FieldType {
  const labels = values.map((value) => labelOf(words, value));
  const named = values.flatMap((value, index): [string, string][] => [
    [value.toLowerCase(), value],
    [(labels[index] ?? value).toLowerCase(), value],
  ]);
  return { of: 'set', values: new Map(named), labels };
}

/** The value at a path of an object. */
export const valueAt = (object: unknown, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      object,
    );
