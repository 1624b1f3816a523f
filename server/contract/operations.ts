import type { Access } from '#openapi/access.ts';
import { isFileContent } from '#openapi/file-answers.ts';
import { access } from '#openapi/generated/access.ts';

import { contract, methods, namedSchemas, type ContractOperation, type Parameter, type Schema } from './document.ts';
import { objectShapeOf, shapeOf, type ObjectShape, type Shape } from './shapes.ts';
import type { OperationId } from './types.ts';

export type ParameterPlace = Parameter['in'];

/** An operation of the contract in the form the server binds. */
export interface Operation {
  /** `Risks.list` */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** In Fastify's syntax: `/risk/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly message: string;
  readonly successStatus: 200 | 201;
  /** The shape of each part of a request; no body if the operation takes none. */
  readonly shapes: Readonly<Record<ParameterPlace, ObjectShape> & { body: Shape | undefined }>;
  /**
   * In bytes: a larger body is answered with 413 and not read to its end. It fits the longest texts and lists that the contract
   * allows, unless `x-max-bytes` says less: where each part may be long, but not all of them at once.
   */
  readonly bodyLimit: number;
  /** Whether its body is a file, passed to the handler as a stream of bytes. */
  readonly takesFile: boolean;
  /** Whether it accepts an Idempotency-Key; other operations ignore the header. */
  readonly repeatable: boolean;
  /** Location of the secure link's token; public operations only. */
  readonly tokenPlace: 'path' | 'body' | undefined;
  /** Of the response; of the data of each event, where it answers with events. */
  readonly successSchema: Schema;
  /** Whether it answers with a file. */
  readonly isFile: boolean;
  /** Whether it answers with events as they occur. */
  readonly isStream: boolean;
  /** Of `current` in a 409 answer; undefined where the contract declares none. */
  readonly currentSchema: Schema | undefined;
}

const verbs = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;

/** Default success messages (specification section 7). */
const defaultMessages = {
  get: 'Fetched successfully',
  post: 'Created successfully',
  patch: 'Updated successfully',
  delete: 'Deleted successfully',
} as const;

const isOperationId = (id: string): id is OperationId => Object.hasOwn(access, id);

function accessOf({ operationId: id }: ContractOperation): Access {
  if (!isOperationId(id)) throw new Error(`The contract's operation ${id} has no x-access`);
  return access[id];
}

function resolve(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.replace('#/components/parameters/', '');
  const found = contract.components.parameters[name];
  if (found === undefined) throw new Error(`The contract refers to an unknown parameter ${name}`);
  return found;
}

/** Headers are matched case-insensitively and may include others; path and query parameters are closed. */
function parametersAt(id: string, place: ParameterPlace, parameters: readonly Parameter[]): ObjectShape {
  const own = parameters.filter((parameter) => parameter.in === place);
  const nameOf = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  const schema = {
    properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: own.filter((parameter) => parameter.required).map(nameOf),
    additionalProperties: place === 'header',
  };
  return objectShapeOf(schema, `${id} ${place}`);
}

/** In bytes. */
const smallestBodyLimit = 1024;

/** Repeats a token that is in the body, so that its link is known before the body is read. */
export const linkTokenHeader = 'x-link-token';

/** A link is identified by its token alone; no request may name the organisation or the record. */
function tokenPlaceOf({ id, access: { audience }, shapes }: Pick<Operation, 'id' | 'access' | 'shapes'>) {
  if (audience !== 'public') return undefined;
  const holdsToken = (shape: Shape | undefined) =>
    shape?.kind === 'object' && shape.properties.get('token')?.required === true;
  const place = (['path', 'body'] as const).find((candidate) => holdsToken(shapes[candidate]));
  if (place === undefined) throw new Error(`The public operation ${id} has no token in its path or body`);
  if (place === 'body' && !shapes.header.properties.has(linkTokenHeader))
    throw new Error(`The public operation ${id} takes its token in the body, so it also takes it in X-Link-Token`);
  return place;
}

const named = (schema: Schema): Schema => {
  const { $ref: ref } = schema;
  return typeof ref === 'string' ? (namedSchemas[ref.replace('#/components/schemas/', '')] ?? schema) : schema;
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function currentSchemaOf({ responses }: ContractOperation): Schema | undefined {
  const answer = responses['409']?.content?.['application/json']?.schema;
  if (answer === undefined) return undefined;
  const { anyOf: variants = [answer] } = answer;
  const schemas = Array.isArray(variants) ? variants.filter(isSchema).map(named) : [];
  return schemas.map(({ properties }) => isSchema(properties) && properties['current']).find(isSchema);
}

/** Those of the platform, and of people wherever they are, open transactions of their own. */
const isOutsideTransactions = ({ audience, transactions }: Access): boolean =>
  transactions === 'short' || audience === 'platform' || audience === 'member';

/**
 * Reads an operation from the contract, including its `x-access`.
 * @throws for an operation that cannot be bound: no success response, an unbounded part, no token where a link is
 *   required, a token in the body alone, an Idempotency-Key where the response is not stored in the work's transaction, or a file or events in a transaction
 *   that would end before they are written
 */
export function toOperation(
  path: string,
  method: (typeof methods)[number],
  operation: ContractOperation,
  operationAccess: Access,
): Operation {
  const id = operation.operationId;
  const parameters = (operation.parameters ?? []).map(resolve);
  const successStatus = operation.responses['201'] ? 201 : 200;
  const content = operation.responses[successStatus]?.content;
  const { 'application/json': whole, 'text/event-stream': events } = content ?? {};
  const successSchema = (events ?? whole)?.schema;
  const isFile = isFileContent(content);
  if (successSchema === undefined && !isFile)
    throw new Error(`The contract's operation ${id} declares no success response`);
  const isOutside = isOutsideTransactions(operationAccess);
  if ((isFile || events !== undefined) && !isOutside)
    throw new Error(`${id} answers with a file or with events, so it needs short transactions`);
  const { 'application/json': json, 'application/octet-stream': file } = operation.requestBody?.content ?? {};
  const body = json && shapeOf(json.schema, `${id} body`);
  const mostBytes = operation['x-max-bytes'];
  if (file !== undefined && mostBytes === undefined) throw new Error(`${id} takes a file of any size`);
  const shapes = {
    path: parametersAt(id, 'path', parameters),
    query: parametersAt(id, 'query', parameters),
    header: parametersAt(id, 'header', parameters),
    body,
  };
  const repeatable = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
  if (repeatable && operationAccess.transactions === 'short')
    throw new Error(`${id} has short transactions, so it cannot accept an Idempotency-Key`);
  return {
    id,
    method: verbs[method],
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: operationAccess,
    message: operation['x-message'] ?? defaultMessages[method],
    successStatus,
    shapes,
    bodyLimit: Math.max(smallestBodyLimit, Math.min(body?.bytes ?? mostBytes ?? 0, mostBytes ?? Infinity)),
    takesFile: file !== undefined,
    repeatable,
    tokenPlace: tokenPlaceOf({ id, access: operationAccess, shapes }),
    successSchema: successSchema ?? {},
    isFile,
    isStream: events !== undefined,
    currentSchema: currentSchemaOf(operation),
  };
}

/** Every operation of the contract. */
export const operationsOfContract: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [toOperation(path, method, operation, accessOf(operation))];
  }),
);
