import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

import { oneLine } from '#domain/text/one-line.ts';
import { isDay as isCalendarDay } from '#domain/time/real-day.ts';
import { isPeriod } from '#domain/time/rough-time.ts';

import { namedSchemas } from './document.ts';
import { invalid, mostErrors, type FieldError } from './errors.ts';
import type { Operation, ParameterPlace } from './operations.ts';
import type { ListShape, ObjectShape, Shape, ValueShape } from './shapes.ts';

const contractId = 'contract';

/** `#/components/schemas/X` → `contract#/components/schemas/X`, so that a schema compiles outside its document. */
export const withinContract = (schema: object): string =>
  JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${contractId}#/components/schemas/`);

export const contractSchema = { $id: contractId, components: { schemas: namedSchemas } };

/** A calendar date that PostgreSQL also accepts: it has no year 0. */
const isDay = (text: string): boolean => isCalendarDay(text) && !text.startsWith('0000');

/** Four digits in UTC too: an offset may move an instant out of the first or the last year. */
const isYear = (year: number): boolean => year >= 1 && year <= 9999;

/** An instant with an offset, valid in both JavaScript and PostgreSQL: no leap second, no year 0. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  isYear(new Date(text).getUTCFullYear());

const isInt32 = (number: number): boolean => Math.abs(number) < 2 ** 31;

function compiler(coerceTypes: boolean): Ajv2020 {
  // Never use `allErrors`: it would match a text against its pattern even when the text is too long.
  const ajv = new Ajv2020({ allErrors: false, coerceTypes, strict: false });
  addFormats(ajv, ['uri', 'email']);
  // Stricter than the standard formats: accepted values must fit the database's types.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('rough-time', (text) => isPeriod(text) || isInstant(text));
  ajv.addFormat('int32', { type: 'number', validate: isInt32 });
  ajv.addSchema(contractSchema);
  return ajv;
}

const strict = compiler(false);
// Path and query parameters arrive as text: `page=2` is coerced to a number only there.
const coercing = compiler(true);

const required = 'This field is required';

const messages: Partial<Record<string, (parameters: Record<string, unknown>) => string>> = {
  type: ({ type }) => `This must be ${Array.isArray(type) ? type.join(' or ') : String(type)}`,
  enum: ({ allowedValues }) => `Choose one of ${Array.isArray(allowedValues) ? allowedValues.join(', ') : ''}`,
  format: ({ format }) => `This is not a valid ${String(format).replace('rough-', '')}`,
  maxLength: ({ limit }) => `Use at most ${String(limit)} characters`,
  minLength: ({ limit }) => (limit === 1 ? required : `Use at least ${String(limit)} characters`),
  minimum: ({ limit }) => `This must be at least ${String(limit)}`,
  maximum: ({ limit }) => `This must be at most ${String(limit)}`,
  pattern: () => 'This contains characters or a format that is not allowed',
};

const unacceptable = 'This value is not valid';

/** The schema's own message for its pattern (`x-message`) is more helpful than a generic one. */
const messageOf = ({ keyword, params }: ErrorObject, { message }: ValueShape): string =>
  (keyword === 'pattern' ? message : undefined) ?? messages[keyword]?.(params) ?? unacceptable;

/** How much of a property name chosen by the client an error quotes. */
const longestName = 100;

/** The location of a value: request part, parent (where coerced values and defaults are written) and path. */
interface Spot {
  readonly place: Place;
  readonly parent: object;
  readonly key: string | number;
  readonly path: string;
}

const inside = ({ place, path }: Spot, parent: object, key: string | number): Spot => {
  const name = String(key).slice(0, longestName);
  return { place, parent, key, path: path === '' ? name : `${path}/${name}` };
};

/** Yields errors lazily: a consumer that takes 50 makes it look for no more than 50. */
type Errors = Generator<FieldError, void, undefined>;

function* errorsIn(shape: Shape, value: unknown, spot: Spot): Errors {
  if (shape.nullable && value === null) return;
  if (shape.kind === 'object') yield* errorsInObject(shape, value, spot);
  else if (shape.kind === 'list') yield* errorsInList(shape, value, spot);
  else yield* errorsInValue(shape, value, spot);
}

function* errorsInObject({ properties, closed }: ObjectShape, value: unknown, spot: Spot): Errors {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield { field: spot.path || spot.place, message: 'This must be object' };
    return;
  }
  for (const [name, property] of properties) {
    const at = inside(spot, value, name);
    if (!Object.hasOwn(value, name) && property.default !== undefined)
      Reflect.set(value, name, structuredClone(property.default));
    if (Object.hasOwn(value, name)) yield* errorsIn(property.shape, Reflect.get(value, name), at);
    else if (property.required) yield { field: at.path, message: required };
  }
  if (!closed) return;
  for (const name of Object.keys(value)) {
    if (!properties.has(name)) yield { field: inside(spot, value, name).path, message: 'This field is not known' };
  }
}

/** The items of a list that is too long are not checked. */
function* errorsInList({ items, minItems, maxItems }: ListShape, value: unknown, spot: Spot): Errors {
  const { place, parent, key, path: field } = spot;
  // A single `ownerId=…` is a list of one.
  const list: unknown = place === 'query' && !Array.isArray(value) ? [value] : value;
  if (!Array.isArray(list)) yield { field, message: 'This must be array' };
  else if (list.length > maxItems) yield { field, message: `Choose at most ${maxItems}` };
  else if (list.length < minItems) yield { field, message: `Choose at least ${minItems}` };
  else {
    Reflect.set(parent, key, list);
    for (const [index, item] of list.entries()) yield* errorsIn(items, item, inside(spot, list, index));
  }
}

function* errorsInValue(shape: ValueShape, given: unknown, { place, parent, key, path: field }: Spot): Errors {
  const isLine = shape.isOneLine && place === 'body' && typeof given === 'string' && given.length <= shape.maxUnits;
  const value = isLine ? oneLine(given) : given;
  if (isLine) Reflect.set(parent, key, value);
  const isTooLong = typeof value === 'string' && value.length > shape.maxUnits;
  const looked = isTooLong ? value.slice(0, shape.maxUnits + 1) : value;
  const validate = validatorFor(shape, place);
  const context = { instancePath: '', parentData: parent, parentDataProperty: key, rootData: parent };
  if (!validate(looked, { ...context, dynamicAnchors: {} })) {
    const [error] = validate.errors ?? [];
    // A form sends an empty text where nothing was chosen.
    const isEmpty = place === 'body' && value === '' && error?.keyword === 'format';
    if (isEmpty) yield { field, message: required };
    else yield { field, message: error === undefined ? unacceptable : messageOf(error, shape) };
  } else if (isTooLong) yield { field, message: unacceptable };
  else if (typeof value === 'string' && !isStorable(value)) {
    yield { field, message: 'This contains characters that cannot be stored' };
  }
}

/** Whether PostgreSQL can store and compare a text exactly as sent: no NUL, no lone surrogate. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const validators = {
  coerced: new Map<ValueShape, ValidateFunction>(),
  strict: new Map<ValueShape, ValidateFunction>(),
};

/** Compiled on first use. */
function validatorFor(shape: ValueShape, place: Place): ValidateFunction {
  const isText = place !== 'body';
  const known = isText ? validators.coerced : validators.strict;
  const found = known.get(shape);
  if (found !== undefined) return found;
  const schema: AnySchemaObject = JSON.parse(withinContract(shape.schema));
  const compiled = (isText ? coercing : strict).compile(schema);
  known.set(shape, compiled);
  return compiled;
}

type Place = ParameterPlace | 'body';
/** What is known of a request before its body is read. */
const placesOfHead: readonly Place[] = ['header', 'path', 'query'];
const places: readonly Place[] = [...placesOfHead, 'body'];

/**
 * A query whose encoding stands for no text is read as it is written, as if that were meant.
 * @throws ApiError 400
 */
export function refuseMalformedQuery(url: string): void {
  const at = url.indexOf('?');
  try {
    decodeURIComponent(at === -1 ? '' : url.slice(at));
  } catch {
    throw invalid([{ field: 'query', message: 'This is not encoded as UTF-8' }]);
  }
}

/** A request to validate; `value` parts are coerced in place. */
export interface Checkable {
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly body: unknown;
}

function* errorsOf({ shapes, takesFile }: Operation, request: Checkable, looked: readonly Place[]): Errors {
  for (const place of looked) {
    if (place === 'body' && takesFile) continue;
    const shape = shapes[place];
    const value = request[place];
    if (shape !== undefined) yield* errorsIn(shape, value, { place, parent: request, key: place, path: '' });
    else if (value !== undefined && value !== null) yield { field: place, message: 'This request takes no body' };
  }
}

function atMost<T>(limit: number, items: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === limit) break;
  }
  return taken;
}

/** What is wrong with a body that is not sent by a client, at most 50 fields. Defaults are filled in. */
export function errorsOfBody({ shapes: { body: shape } }: Operation, body: object): FieldError[] {
  if (shape === undefined) return [];
  return atMost(mostErrors, errorsIn(shape, body, { place: 'body', parent: {}, key: 'body', path: '' }));
}

/**
 * Creates the validator of an operation's requests.
 * @param part the whole request, or its head alone, before the body is read
 * @throws ApiError 400 naming at most 50 invalid fields; anything after those is not checked
 */
export function validatorOf(operation: Operation, part: 'all' | 'head' = 'all'): (request: Checkable) => void {
  const looked = part === 'head' ? placesOfHead : places;
  return (request) => {
    const errors = atMost(mostErrors, errorsOf(operation, request, looked));
    if (errors.length > 0) throw invalid(errors);
  };
}
