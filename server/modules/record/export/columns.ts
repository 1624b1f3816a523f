import { isPeriod } from '#domain/time/rough-time.ts';
import type { FieldText } from '#domain/words/field-text.ts';
import { namedSchemas, type Schema } from '#server/contract/document.ts';

/** The value of a cell. Days and instants are marked, so that each format can write them as such. */
export type Cell =
  | { readonly type: 'text' | 'day' | 'instant'; readonly value: string }
  | { readonly type: 'number'; readonly value: number }
  | null;

/** A column of an export. */
export interface Column {
  readonly header: string;
  /** Whether its cells are instants, which a workbook writes without their zone. */
  readonly isInstant?: boolean;
  /** What its cells may have, for the sheet that explains it. */
  readonly facts?: ColumnFacts;
  readonly cellOf: (record: object) => Cell;
}

/** What the cells of a column may have. */
interface ColumnFacts {
  /** In words. */
  readonly what: string;
  /** Of a closed set, as the cells have them. */
  readonly values?: readonly string[];
}

type Show = (value: unknown) => Cell;

const instantFormats: ReadonlySet<unknown> = new Set(['date-time', 'rough-time']);

/** A day, month or year is a text, as an import reads it: a spreadsheet program would make an instant of it. */
const roughCell = (value: string): Cell => ({ type: isPeriod(value) ? 'text' : 'instant', value });

/** Keys that mean nothing outside the database; the JSON export has them. */
const withoutColumn: ReadonlySet<string> = new Set(['id', 'version']);

/** The cells of fields whose values are of another type in each row, which the contract does not say. */
export type OwnCells = Readonly<Record<string, (record: object) => Cell>>;

/**
 * The columns of an export: all fields in the contract's order, with the labels that the screens show. An object has a
 * column for each part. A new field of the contract is a new column.
 */
export function columnsOf(
  texts: Readonly<Record<string, FieldText>>,
  entity: Schema,
  ownCells: OwnCells = {},
): readonly Column[] {
  return propertiesOf(entity)
    .filter(([field]) => !withoutColumn.has(field))
    .flatMap(([field, schema]) => {
      const columns = columnsOfField(field, schema, texts[field]);
      const cellOf = ownCells[field];
      return cellOf === undefined ? columns : columns.map((column) => ({ ...column, cellOf }));
    });
}

function columnsOfField(field: string, schema: Schema, text: FieldText | undefined): Column[] {
  if (text === undefined) throw new Error(`The field ${field} has no words`);
  const valueOf = (record: object): unknown => Reflect.get(record, field);
  if (text.parts === undefined) {
    const show = showOf(schema, text);
    const isInstant = instantFormats.has(resolved(schema)['format']);
    const facts = factsOf(schema, text);
    return [{ header: text.label, isInstant, facts, cellOf: (record) => shown(valueOf(record), show) }];
  }
  const { parts } = text;
  return propertiesOf(resolved(schema)).flatMap(([part, partSchema]) =>
    columnsOfField(part, partSchema, parts[part]).map(({ header, isInstant, cellOf, ...column }) => ({
      ...column,
      header: `${text.label}: ${header}`,
      isInstant: isInstant === true,
      cellOf: (record: object) => {
        const value = valueOf(record);
        return isObject(value) ? cellOf(value) : null;
      },
    })),
  );
}

const shown = (value: unknown, show: Show): Cell => (value === null || value === undefined ? null : show(value));

const text = (value: string): Cell => (value === '' ? null : { type: 'text', value });

/** How a value of a schema is written in a cell. */
function showOf(schema: Schema, words: FieldText): Show {
  const { type, format, items, properties, enum: values } = resolved(schema);
  const { line } = words;
  if (type === 'array') return severalOf(showOf(schemaOf(items), words));
  if (type === 'integer' || type === 'number') return (value) => ({ type: 'number', value: Number(value) });
  if (type === 'boolean') return (value) => text(value === true ? 'Yes' : 'No');
  if (format === 'date') return (value) => ({ type: 'day', value: String(value) });
  if (format === 'date-time') return (value) => ({ type: 'instant', value: String(value) });
  if (format === 'rough-time') return (value) => roughCell(String(value));
  if (Array.isArray(values)) return (value) => text(labelOf(words, String(value)));
  if (line !== undefined) return (value) => text(isObject(value) ? line.of(value) : '');
  return isObject(properties) ? (value) => text(nameOf(value)) : (value) => text(String(value));
}

/** What `showOf` writes, in words. */
function factsOf(schema: Schema, words: FieldText): ColumnFacts {
  const { type, format, items, properties, enum: values } = resolved(schema);
  if (type === 'array') {
    const one = factsOf(schemaOf(items), words);
    return { ...one, what: `Any number, one on each line: ${one.what.toLowerCase()}` };
  }
  if (type === 'integer' || type === 'number') return { what: 'Number' };
  if (type === 'boolean') return { what: 'Yes or No', values: ['Yes', 'No'] };
  if (format === 'date') return { what: 'Day' };
  if (format === 'date-time') return { what: 'Time in UTC' };
  if (format === 'rough-time') return { what: 'Time in UTC, or the day, month or year where no more is known' };
  if (Array.isArray(values))
    return { what: 'One of the values', values: values.map((value) => labelOf(words, String(value))) };
  if (!isObject(properties)) return { what: 'Text' };
  return 'ref' in properties ? { what: 'Reference and title of a record' } : { what: 'Name' };
}

/** One on each line: a name has no line breaks, but may have any other separator. */
const severalOf =
  (show: Show): Show =>
  (values) =>
    text((Array.isArray(values) ? values : []).map((value) => String(show(value)?.value ?? '')).join('\n'));

/** The label of a value of a closed set. */
export function labelOf({ values }: FieldText, value: string): string {
  if (values === undefined) return value;
  return typeof values === 'function' ? values(value) : (values[value] ?? value);
}

/** Of a record `A-0001 Payroll`: its reference ends at the first space. Of a person or an entry, the name. */
function nameOf(value: unknown): string {
  if (!isObject(value)) return '';
  if ('ref' in value && 'title' in value) return `${String(value.ref)} ${String(value.title)}`;
  return 'name' in value ? String(value.name) : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is an object in a schema. */
export const schemaOf = (value: unknown): Schema => (isObject(value) ? { ...value } : {});

/** The schema that a reference leads to, or the branch of a nullable one that is not null. */
export function resolved(schema: Schema): Schema {
  const { $ref: ref, anyOf, allOf } = schema;
  if (Array.isArray(allOf))
    return Object.fromEntries(allOf.flatMap((part) => Object.entries(resolved(schemaOf(part)))));
  if (typeof ref === 'string') return resolved(namedSchemas[ref.replace('#/components/schemas/', '')] ?? {});
  const branch = Array.isArray(anyOf) ? anyOf.map(schemaOf).find(({ type }) => type !== 'null') : undefined;
  return branch === undefined ? schema : resolved(branch);
}

const propertiesOf = (schema: Schema): (readonly [string, Schema])[] =>
  Object.entries(schemaOf(resolved(schema)['properties'])).map(([name, property]) => [name, schemaOf(property)]);
