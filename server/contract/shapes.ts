import { namedSchemas, type Schema } from './document.ts';

/** The shape of a request or a part of one. Each is bounded: a schema without a limit is rejected at compile time. */
export type Shape = ObjectShape | ListShape | ValueShape;

interface Part {
  /** Whether null is accepted. */
  readonly nullable: boolean;
  /** The maximum size of its JSON in bytes, allowing for indentation. */
  readonly bytes: number;
}

export interface ObjectShape extends Part {
  readonly kind: 'object';
  readonly properties: ReadonlyMap<string, Property>;
  /** Whether additional properties are rejected. */
  readonly closed: boolean;
}

interface Property {
  readonly shape: Shape;
  readonly required: boolean;
  readonly default: unknown;
}

export interface ListShape extends Part {
  readonly kind: 'list';
  readonly items: Shape;
  readonly minItems: number;
  readonly maxItems: number;
}

/**
 * A string, number or boolean, checked by a validator compiled from its schema. The bytes of a long text can be fewer than its
 * characters could take (`x-max-bytes`): no text needs six for each, and a larger body is refused unread.
 */
export interface ValueShape extends Part {
  readonly kind: 'value';
  readonly schema: Schema;
  /** In UTF-16 units: a longer text is rejected without looking further. */
  readonly maxUnits: number;
  /** What to do about a text that does not match its pattern (`x-message`). */
  readonly message: string | undefined;
  /** Stored as a single line (`x-one-line`). */
  readonly isOneLine: boolean;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** White space before a value in indented JSON. */
const indentation = 16;
/** Maximum bytes per character: UTF-8 takes at most four, an escape (`\u00e9`) six. */
const bytesOfCharacter = 6;

function referred(reference: string, where: string): Schema {
  const schema = namedSchemas[reference.replace('#/components/schemas/', '')];
  if (schema === undefined) throw new Error(`${where} refers to the unknown ${reference}`);
  return schema;
}

/** The schema without its null branch. */
function withoutNull(schema: Schema): { schema: Schema; nullable: boolean } {
  const branches = schemasIn(schema['anyOf']);
  const others = branches.filter(({ type }) => type !== 'null');
  if (others.length === branches.length) return { schema, nullable: false };
  const { anyOf: _branches, ...beside } = schema;
  return { schema: { ...beside, allOf: [...schemasIn(schema['allOf']), ...others] }, nullable: true };
}

/** All applicable keywords, with references resolved; of two limits the outer one wins, as it is the narrower. */
function merged(schema: Schema, where: string): Schema {
  const { $ref, allOf, ...own } = schema;
  const followed = typeof $ref === 'string' ? merged(referred($ref, where), where) : {};
  const parts = schemasIn(allOf).map((part) => merged(part, where));
  return Object.fromEntries([followed, ...parts, own].flatMap((part) => Object.entries(part)));
}

const unbounded = (where: string, what: string): Error =>
  new Error(`${where} ${what}: every part of a request has a limit in the contract`);

const typesOfObjects = new Set<unknown>(['object', undefined]);
const combinations = ['anyOf', 'oneOf', 'not', 'if', 'patternProperties', 'prefixItems', 'propertyNames'];

/**
 * Compiles a schema of the contract.
 * @param where names the part in errors: `Risks.create body/title`
 * @throws when a part is unbounded or recursive, or its maximum size cannot be derived from its schema
 */
export function shapeOf(declared: Schema, where: string, within: readonly string[] = []): Shape {
  const { schema, nullable } = withoutNull(declared);
  const all = merged(schema, where);
  const combination = combinations.find((keyword) => keyword in all);
  if (combination !== undefined) throw unbounded(where, `uses ${combination}`);
  const names = referencesIn(schema);
  if (names.some((name) => within.includes(name))) throw unbounded(where, 'contains itself');
  const inside = [...within, ...names];
  if (isSchema(all['properties'])) return objectOf(all, nullable, where, inside);
  if (all['type'] === 'array') return listOf(all, nullable, where, inside);
  if (typesOfObjects.has(all['type']) && all['enum'] === undefined) throw unbounded(where, 'takes anything');
  const message = typeof all['x-message'] === 'string' ? all['x-message'] : undefined;
  return { kind: 'value', schema, nullable, message, isOneLine: all['x-one-line'] === true, ...limitsOf(all, where) };
}

/** Like `shapeOf`, for a schema that must be an object. */
export function objectShapeOf(schema: Schema, where: string): ObjectShape {
  const shape = shapeOf(schema, where);
  if (shape.kind !== 'object') throw new Error(`${where} is not an object`);
  return shape;
}

const referencesIn = ({ $ref, allOf }: Schema): string[] => [
  ...(typeof $ref === 'string' ? [$ref] : []),
  ...schemasIn(allOf).flatMap(referencesIn),
];

function objectOf(all: Schema, nullable: boolean, where: string, within: readonly string[]): ObjectShape {
  const required: unknown[] = Array.isArray(all['required']) ? all['required'] : [];
  const properties = new Map<string, Property>();
  let bytes = indentation;
  for (const [name, schema] of Object.entries(all['properties'] ?? {})) {
    if (!isSchema(schema)) throw unbounded(`${where}/${name}`, 'takes anything');
    const shape = shapeOf(schema, `${where}/${name}`, within);
    properties.set(name, { shape, required: required.includes(name), default: schema['default'] });
    bytes += JSON.stringify(name).length + shape.bytes + indentation;
  }
  const closed = all['unevaluatedProperties'] === false || all['additionalProperties'] === false;
  return { kind: 'object', nullable, properties, closed, bytes };
}

function listOf(all: Schema, nullable: boolean, where: string, within: readonly string[]): ListShape {
  const maxItems = numberIn(all['maxItems']);
  if (maxItems === undefined) throw unbounded(where, 'takes a list of any length');
  if (!isSchema(all['items'])) throw unbounded(where, 'takes a list of anything');
  const items = shapeOf(all['items'], `${where}/0`, within);
  const bytes = indentation + maxItems * (items.bytes + indentation);
  return { kind: 'list', nullable, items, minItems: numberIn(all['minItems']) ?? 0, maxItems, bytes };
}

/** The maximum length of a text in a format that implies one. */
const lengthsOfFormats: Readonly<Record<string, number>> = {
  uuid: 36,
  date: '2026-01-31'.length,
  'date-time': '2026-01-31T23:59:59.123456789+00:00'.length,
};

function limitsOf(all: Schema, where: string): { bytes: number; maxUnits: number } {
  const { type, format, maxLength, minimum, maximum } = all;
  const choices: unknown[] | undefined =
    'const' in all ? [all['const']] : Array.isArray(all['enum']) ? all['enum'] : undefined;
  if (choices !== undefined) {
    const longest = Math.max(...choices.map((choice) => JSON.stringify(choice).length));
    return { bytes: longest, maxUnits: longest };
  }
  if (type === 'boolean') return { bytes: 'false'.length, maxUnits: 'false'.length };
  if (type === 'integer' || type === 'number') {
    const isBounded = format === 'int32' || (numberIn(minimum) !== undefined && numberIn(maximum) !== undefined);
    if (!isBounded) throw unbounded(where, 'takes a number of any size');
    // Numbers arrive as text in a query.
    return { bytes: 24, maxUnits: 24 };
  }
  const length = lengthsOfFormats[String(format)];
  if (length !== undefined) return { bytes: 2 + length, maxUnits: length };
  const limit = numberIn(maxLength);
  if (type !== 'string' || limit === undefined) throw unbounded(where, 'takes a text of any length');
  const bytes = Math.min(limit * bytesOfCharacter, numberIn(all['x-max-bytes']) ?? Infinity);
  return { bytes: 2 + bytes, maxUnits: 2 * limit };
}
