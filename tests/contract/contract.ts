import { readFileSync } from 'node:fs';

import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

import { isFileContent } from '#openapi/file-answers.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { OperationId } from '#server/contract/types.ts';
import type { Answer } from '#tests/server/support/http.ts';

/** The parts of a JSON schema that the tests use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly 'x-max-bytes'?: number;
  readonly 'x-one-line'?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly default?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly unevaluatedProperties?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** `x-access` in the contract's notation. */
export interface DeclaredAccess {
  readonly audience: 'public' | 'member' | 'organisation' | 'platform';
  readonly roles?: readonly string[];
  readonly feature?: string;
  readonly anyFeature?: readonly string[];
  readonly level?: string;
  readonly pending?: boolean;
  readonly actsOn?: string;
}

/** `x-record` of a collection's list. */
export interface DeclaredRecord {
  readonly kind: string;
  /** The kind whose records use it, of a look-up. */
  readonly of?: string;
}

export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: DeclaredAccess | undefined;
  readonly record: DeclaredRecord | undefined;
  /** Whether it takes steps of a lifecycle. */
  readonly isLifecycle: boolean;
  readonly parameters: readonly Parameter[];
  /** Resolved. */
  readonly body: Schema | undefined;
  /** Whether its body is a file. */
  readonly takesFile: boolean;
  /** The most bytes that its body may have, where the contract allows less than all of its parts at their longest. */
  readonly mostBytes: number | undefined;
  readonly statuses: readonly number[];
  readonly success: 200 | 201;
  /** Whether it answers with a file; as JSON, with the records alone. */
  readonly isFile: boolean;
  /** Whether it answers with server-sent events. */
  readonly isStream: boolean;
}

interface DocumentOperation {
  operationId: OperationId;
  'x-access'?: DeclaredAccess;
  'x-record'?: DeclaredRecord;
  'x-lifecycle'?: boolean;
  'x-max-bytes'?: number;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json'?: { schema: Schema }; 'application/octet-stream'?: object } };
  responses: Record<string, { content?: object }>;
}

interface Document {
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

const document: Document = JSON.parse(
  readFileSync(new URL('../../openapi/generated/contract.json', import.meta.url), 'utf8'),
);

export const namedSchemas = document.components.schemas;

const nameIn = (reference: string) => reference.split('/').at(-1) ?? '';

const parameterOf = (parameter: Parameter | { $ref: string }): Parameter => {
  if (!('$ref' in parameter)) return parameter;
  const found = document.components.parameters[nameIn(parameter.$ref)];
  if (found === undefined) throw new Error(`The contract has no parameter ${parameter.$ref}`);
  return found;
};

/** A schema with its reference resolved, its `allOf` merged, and the non-null branch of a nullable one. */
export function resolved(schema: Schema): Schema {
  const { $ref, allOf = [], anyOf = [], ...own } = schema;
  const referred = $ref === undefined ? [] : [namedSchemas[nameIn($ref)] ?? {}];
  const branches = anyOf.filter(({ type }) => type !== 'null');
  const parts = [...referred, ...allOf, ...branches].map((part) => resolved(part));
  const merged: Schema = Object.assign({}, ...parts, own);
  return merged;
}

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;

const isMethod = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method);

function toOperation(path: string, method: string, operation: DocumentOperation): ContractOperation {
  if (!isMethod(method)) throw new Error(`The contract has the method ${method}`);
  const { 'application/json': json, 'application/octet-stream': file } = operation.requestBody?.content ?? {};
  const statuses = Object.keys(operation.responses).map(Number);
  return {
    id: operation.operationId,
    method: methods[method],
    path: `/api${path}`,
    access: operation['x-access'],
    record: operation['x-record'],
    isLifecycle: operation['x-lifecycle'] === true,
    parameters: (operation.parameters ?? []).map(parameterOf),
    body: json && resolved(json.schema),
    takesFile: file !== undefined,
    mostBytes: operation['x-max-bytes'],
    statuses,
    success: statuses.includes(201) ? 201 : 200,
    isFile: isFileContent(operation.responses['200']?.content),
    isStream: Object.hasOwn(operation.responses['200']?.content ?? {}, 'text/event-stream'),
  };
}

/** Every operation, read from the contract itself independently of the server. */
export const operations: readonly ContractOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => toOperation(path, method, operation)),
);

export function operationOf(id: string): ContractOperation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** A fingerprint of what a schema accepts, without descriptions and defaults. */
export const shapeOf = (schema: Schema): string => {
  const words = new Set(['description', 'default', 'version', 'x-message', '$ref']);
  const whole = resolved(schema);
  const properties = Object.entries(whole.properties ?? {}).map(([name, property]) => [name, shapeOf(property)]);
  const items = whole.items && shapeOf(whole.items);
  const required = whole.required?.filter((name) => name !== 'version');
  const parts = { ...whole, properties: Object.fromEntries(properties), items, required };
  return JSON.stringify(parts, (name, value: unknown) => (words.has(name) ? undefined : value));
};

/** The first of each group with the same key: a property of a schema is proven once. */
export const distinct = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

export const parametersIn = (operation: ContractOperation, place: Parameter['in']) =>
  operation.parameters.filter((parameter) => parameter.in === place);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('int32', true);
ajv.addSchema(document, 'contract');

const pointer = (parts: readonly string[]) =>
  parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

function expectSchema(answer: Pick<Answer, 'body'>, reference: string): void {
  const validate = ajv.getSchema(reference);
  if (validate === undefined) throw new Error(`The contract has nothing at ${reference}`);
  void validate(answer.body);
  expect({ body: answer.body, wrong: validate.errors ?? [] }).toEqual({ body: answer.body, wrong: [] });
}

/** The maximum size of an operation's body in bytes, as computed by the server. */
export const bodyLimitOf = ({ id }: ContractOperation): number =>
  operationsOfContract.find((operation) => operation.id === id)?.bodyLimit ?? 0;

/** A response that any operation may give without declaring it: out of order. */
const undeclared = new Set([503]);

/** The data of the events of a response. The last one has none: it says that they are complete. */
function eventsIn({ text }: Answer): unknown[] {
  const events = text.split('\n\n').slice(0, -1);
  expect(events.at(-1)).toBe('event: end\ndata: {}');
  expect(events.slice(0, -1).filter((event) => !event.startsWith('data: '))).toEqual([]);
  return events.slice(0, -1).map((event): unknown => JSON.parse(event.slice('data: '.length)));
}

/** What files are answered as; everything else is JSON. */
const fileTypes =
  /^(?:text\/csv|text\/html|application\/octet-stream|application\/zip|application\/vnd\.openxmlformats-officedocument\.)/;

/** Checks a response against the contract's declaration for its status. */
export function expectDeclared(operation: ContractOperation, answer: Answer): void {
  if (operation.isFile && fileTypes.test(answer.headers['content-type'] ?? '')) return;
  const isEvents = operation.isStream && answer.status === 200;
  const type = isEvents ? 'text/event-stream' : 'application/json';
  expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(answer.headers['cache-control']).toBe('no-store');
  if (undeclared.has(answer.status)) return expectSchema(answer, 'contract#/components/schemas/Failure');
  expect(operation.statuses).toContain(answer.status);
  const path = operation.path.slice('/api'.length);
  const place = ['paths', path, operation.method.toLowerCase(), 'responses', String(answer.status)];
  const schema = `contract#/${pointer([...place, 'content', type, 'schema'])}`;
  const bodies = isEvents ? eventsIn(answer) : [answer.body];
  for (const body of bodies) expectSchema({ body }, schema);
}
