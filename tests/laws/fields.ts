import { resolved, type Schema } from '#tests/contract/contract.ts';
import { bodyOf, isAddress, isWebAddress, type Body, type CollectionName } from '#tests/contract/samples.ts';

/** A field that a user may set, as declared by the contract's create operation. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

export const fieldsOf = (name: CollectionName): Field[] => {
  const { properties = {}, required = [] } = bodyOf(name);
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    schema,
    required: required.includes(field),
  }));
};

const partsOf = (schema: Schema) => Object.entries(resolved(schema).properties ?? {});

/** A JSON object; anything else becomes an empty one. */
export const objectOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The property of a JSON object; the error names a property that the response lacks. */
function partOf(entity: unknown, name: string): unknown {
  const parts = objectOf(entity);
  if (!Object.hasOwn(parts, name)) throw new Error(`The answer has no "${name}": ${JSON.stringify(entity)}`);
  return parts[name];
}

const idsIn = (list: unknown): unknown[] => (Array.isArray(list) ? list.map((item) => partOf(item, 'id')) : []);

/** `categoryIds` → `categories`, `assetIds` → `assets`. Evidence has no plural. */
const pluralOf = (idField: string) =>
  `${idField.slice(0, -'Ids'.length)}s`.replace(/ys$/, 'ies').replace('evidences', 'evidence');

/** Lists of ids and values are sets: their order is irrelevant. */
const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).toSorted() : value);

/** A field's value, normalised for comparison. */
export const comparable = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return inOrder(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, comparable(part)]));
};

/** A field of an entity, in the form of the input: `type: { id }` as `typeId`, `categories` as `categoryIds`. */
function shownOf(entity: unknown, name: string, schema: Schema): unknown {
  const parts = partsOf(schema);
  if (parts.length > 0) {
    const object = partOf(entity, name);
    return Object.fromEntries(parts.map(([part, inner]) => [part, shownOf(object, part, inner)]));
  }
  if (name.endsWith('Ids')) return inOrder(idsIn(partOf(entity, pluralOf(name))));
  if (!name.endsWith('Id')) return inOrder(partOf(entity, name));
  const reference = partOf(entity, name.slice(0, -'Id'.length));
  return reference === null ? null : partOf(reference, 'id');
}

/** All fields that a user may set, as an entity shows them. */
export const inputShownBy = (name: CollectionName, entity: unknown): Body =>
  Object.fromEntries(fieldsOf(name).map((field) => [field.name, shownOf(entity, field.name, field.schema)]));

/** The values of a new record's fields when omitted. */
export function defaultOf({ name, schema }: Pick<Field, 'name' | 'schema'>): unknown {
  const whole = resolved(schema);
  if (Object.hasOwn(whole, 'default')) return comparable(whole.default);
  throw new Error(`The contract has no default for "${name}"`);
}

/** Another value of a text, number or choice, at the limit of what the contract accepts. */
function otherScalar(schema: Schema, value: unknown): unknown {
  const { type, format, pattern = '', enum: choices, minimum = 0, maximum = 2 ** 31 - 1, maxLength = 1 } = schema;
  if (choices !== undefined) return choices.find((choice) => choice !== value);
  if (type === 'boolean') return value !== true;
  if (type === 'integer' || type === 'number') return value === maximum ? minimum : maximum;
  if (format === 'date') return '2028-02-29';
  // Before the next instant of a sample.
  if (format === 'date-time' || format === 'rough-time')
    return new Date(Date.parse(String(value)) + 60_000).toISOString();
  if (isAddress(schema)) return `${'x'.repeat(maxLength - '@example.org'.length)}@example.org`;
  if (isWebAddress(schema)) return `http://${'x'.repeat(maxLength - 'http://'.length)}`;
  return pattern.startsWith('^#') ? '#000000' : 'é'.repeat(maxLength);
}

/**
 * A value of the field that differs from the current one.
 * @param next of another sample, with its own references
 */
export function otherValue(schema: Schema, value: unknown, next: unknown): unknown {
  const whole = resolved(schema);
  const parts = partsOf(schema);
  if (parts.length > 0) {
    return Object.fromEntries(
      parts.map(([part, inner]) => [part, otherValue(inner, partOf(value, part), partOf(next, part))]),
    );
  }
  if (whole.format === 'uuid') return next;
  if (whole.items === undefined) return otherScalar(whole, value);
  const choices = resolved(whole.items).enum;
  if (choices !== undefined) return choices.slice(-1);
  return [next, value].flat();
}

/** The field of the person who answers for a record: its owner or assignee. */
export const owningFieldOf = (name: CollectionName): 'ownerId' | 'assigneeId' =>
  fieldsOf(name).some((field) => field.name === 'ownerId') ? 'ownerId' : 'assigneeId';
