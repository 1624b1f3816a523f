import { readFileSync } from 'node:fs';

import type { Access } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';

import type { OperationId } from './types.ts';

type Schema = Record<string, unknown>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export type ParameterPlace = Parameter['in'];

/** An operation of the contract, as the server binds it. */
export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** In Fastify's notation: `/risk/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly message: string;
  readonly successStatus: 200 | 201;
  readonly parameters: Readonly<Record<ParameterPlace, Schema>>;
  readonly body: Schema | undefined;
  /** Whether it takes an Idempotency-Key; on any other the header means nothing. */
  readonly repeatable: boolean;
  /** Where the success answer's schema stands, as a JSON pointer into the contract. */
  readonly successSchema: Schema;
}

const methods = ['get', 'post', 'patch', 'delete'] as const;

const verbs = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;

/** Default success messages (specification section 7). */
const defaultMessages = {
  get: 'Fetched successfully',
  post: 'Created successfully',
  patch: 'Updated successfully',
  delete: 'Deleted successfully',
} as const;

interface ContractOperation {
  operationId: string;
  'x-message'?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}

interface Contract {
  paths: Record<string, Partial<Record<(typeof methods)[number], ContractOperation>>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** TypeSpec closes a schema by `{ not: {} }`; only by `false` does a validator say which field it does not know. */
const closing = (key: string, value: unknown): unknown => (key === 'unevaluatedProperties' ? false : value);

// Read, not imported: the type checker would infer a literal type of some thousand lines.
const contract: Contract = JSON.parse(
  readFileSync(new URL('../../openapi/generated/contract.json', import.meta.url), 'utf8'),
  closing,
);

const isOperationId = (id: string): id is OperationId => Object.hasOwn(access, id);

function resolve(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.replace('#/components/parameters/', '');
  const found = contract.components.parameters[name];
  if (found === undefined) throw new Error(`The contract refers to an unknown parameter ${name}`);
  return found;
}

/** Headers are matched case-insensitively and others may be present; path and query are closed. */
function parametersAt(place: ParameterPlace, parameters: readonly Parameter[]): Schema {
  const own = parameters.filter((parameter) => parameter.in === place);
  const nameOf = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: own.filter((parameter) => parameter.required).map(nameOf),
    ...(place === 'header' ? {} : { additionalProperties: false }),
  };
}

function toOperation(path: string, method: (typeof methods)[number], operation: ContractOperation): Operation {
  const id = operation.operationId;
  if (!isOperationId(id)) throw new Error(`The contract's operation ${id} has no x-access`);
  const parameters = (operation.parameters ?? []).map(resolve);
  const successStatus = operation.responses['201'] ? 201 : 200;
  const successSchema = operation.responses[successStatus]?.content?.['application/json']?.schema;
  if (successSchema === undefined) throw new Error(`The contract's operation ${id} declares no success answer`);
  return {
    id,
    method: verbs[method],
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: access[id],
    message: operation['x-message'] ?? defaultMessages[method],
    successStatus,
    parameters: {
      path: parametersAt('path', parameters),
      query: parametersAt('query', parameters),
      header: parametersAt('header', parameters),
    },
    body: operation.requestBody?.content['application/json'].schema,
    repeatable: parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
    successSchema,
  };
}

/** Every operation of the contract. */
export const operationsOfContract: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [toOperation(path, method, operation)];
  }),
);

/** The named schemas of the contract, for the compilers of validators and serialisers. */
export const namedSchemas = contract.components.schemas;
