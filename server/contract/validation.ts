import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js';

import { invalid, type FieldError } from './errors.ts';
import { namedSchemas, type Operation, type ParameterPlace } from './operations.ts';

const contractId = 'contract';

/** `#/components/schemas/X` → `contract#/components/schemas/X`, so that a schema compiles outside its document. */
export const withinContract = (schema: object): string =>
  JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${contractId}#/components/schemas/`);

export const contractSchema = { $id: contractId, components: { schemas: namedSchemas } };

/** A day of the calendar that PostgreSQL has too: there is no year 0. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !text.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
};

/** An instant, with its offset, that JavaScript and PostgreSQL have too: no leap second, no year 0. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

const isInt32 = (number: number): boolean => Math.abs(number) < 2 ** 31;

function compiler(coerceTypes: false | 'array'): Ajv2020 {
  // `allErrors` is safe here: bodies are limited in size, and every string and array in length.
  const ajv = new Ajv2020({ allErrors: true, coerceTypes, useDefaults: true, strict: false });
  addFormats(ajv, ['uri', 'email']);
  // Narrower than the usual ones: what they let through must be what the database's types take.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('int32', { type: 'number', validate: isInt32 });
  ajv.addSchema(contractSchema);
  return ajv;
}

const strict = compiler(false);
// Paths and queries arrive as text: `page=2` is a number there and `ownerId=…` a list of one, and nowhere else.
const coercing = compiler('array');

const messages: Partial<Record<string, (parameters: Record<string, unknown>) => string>> = {
  required: () => 'This field is required',
  type: ({ type }) => `This must be ${Array.isArray(type) ? type.join(' or ') : String(type)}`,
  enum: ({ allowedValues }) => `Choose one of ${Array.isArray(allowedValues) ? allowedValues.join(', ') : ''}`,
  format: ({ format }) => `This is not a valid ${String(format)}`,
  maxLength: ({ limit }) => `Use at most ${String(limit)} characters`,
  minLength: ({ limit }) => (limit === 1 ? 'This field is required' : `Use at least ${String(limit)} characters`),
  maxItems: ({ limit }) => `Choose at most ${String(limit)}`,
  minItems: ({ limit }) => `Choose at least ${String(limit)}`,
  minimum: ({ limit }) => `This must be at least ${String(limit)}`,
  maximum: ({ limit }) => `This must be at most ${String(limit)}`,
  pattern: () => 'This contains characters or a format that is not allowed',
  additionalProperties: () => 'This field is not known',
  unevaluatedProperties: () => 'This field is not known',
};

/** Keywords that only say that one of the errors beside them exists. */
const wrappers = new Set(['anyOf', 'allOf', 'oneOf', 'not', 'if']);

function fieldOf(error: ErrorObject, root: string): string {
  const parameters: Record<string, unknown> = error.params;
  const last = parameters.missingProperty ?? parameters.additionalProperty ?? parameters.unevaluatedProperty;
  const path = error.instancePath.split('/').slice(1);
  const field = [...path, ...(typeof last === 'string' ? [last] : [])].join('/');
  return field === '' ? root : field;
}

/** One message a field; of the branches of a nullable field, the one that does not speak of null. */
function toFieldErrors(errors: readonly ErrorObject[], root: string): FieldError[] {
  const byField = new Map<string, string>();
  for (const error of errors) {
    const parameters: Record<string, unknown> = error.params;
    if (wrappers.has(error.keyword) || (error.keyword === 'type' && parameters.type === 'null')) continue;
    const field = fieldOf(error, root);
    const message = messages[error.keyword]?.(parameters) ?? 'This value is not valid';
    if (!byField.has(field)) byField.set(field, message);
  }
  // What was refused stays refused, also when nothing is left to say about it.
  if (byField.size === 0) byField.set(root, 'This value is not valid');
  return [...byField].map(([field, message]) => ({ field, message }));
}

/** Text that PostgreSQL cannot store or compare as it was sent: NUL, or half of a surrogate pair. */
function unstorableFields(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [path.join('/')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorableFields(item, [...path, key]));
}

type Place = ParameterPlace | 'body';
type Check = (value: unknown) => FieldError[];

function compile(operation: Operation, place: Place): Check {
  const declared = place === 'body' ? operation.body : operation.parameters[place];
  if (declared === undefined) {
    return (value) =>
      value === undefined || value === null ? [] : [{ field: 'body', message: 'This request takes no body' }];
  }
  const schema: AnySchemaObject = JSON.parse(withinContract(declared));
  const validate = (place === 'body' ? strict : coercing).compile(schema);
  return (value) => {
    if (!validate(value)) return toFieldErrors(validate.errors ?? [], place);
    return unstorableFields(value).map((field) => ({
      field,
      message: 'This contains characters that cannot be stored',
    }));
  };
}

/** A request that is checked; `value` parts are coerced in place. */
export interface Checkable {
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly body: unknown;
}

/**
 * The check of an operation's requests, compiled when the first arrives.
 * @throws ApiError 400 naming every refused field
 */
export function validatorOf(operation: Operation): (request: Checkable) => void {
  const places: readonly Place[] = ['header', 'path', 'query', 'body'];
  let checks: readonly (readonly [Place, Check])[] | undefined;
  return (request) => {
    checks ??= places.map((place) => [place, compile(operation, place)] as const);
    const errors = checks.flatMap(([place, check]) => check(request[place]));
    if (errors.length > 0) throw invalid(errors);
  };
}
