import type { Access } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';

import { contract, methods, type ContractOperation, type Parameter, type Schema } from './document.ts';
import { objectShapeOf, shapeOf, type ObjectShape, type Shape } from './shapes.ts';
import type { OperationId } from './types.ts';

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
  /** What each part of a request looks like; no body where it takes none. */
  readonly shapes: Readonly<Record<ParameterPlace, ObjectShape> & { body: Shape | undefined }>;
  /** In bytes: what is larger is answered 413, and not read to its end. */
  readonly bodyLimit: number;
  /** Whether it takes an Idempotency-Key; on any other the header means nothing. */
  readonly repeatable: boolean;
  readonly successSchema: Schema;
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

function resolve(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.replace('#/components/parameters/', '');
  const found = contract.components.parameters[name];
  if (found === undefined) throw new Error(`The contract refers to an unknown parameter ${name}`);
  return found;
}

/** Headers are matched case-insensitively and others may be present; path and query are closed. */
function parametersAt(id: string, place: ParameterPlace, parameters: readonly Parameter[]): ObjectShape {
  const own = parameters.filter((parameter) => parameter.in === place);
  const nameOf = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: own.filter((parameter) => parameter.required).map(nameOf),
    additionalProperties: place === 'header',
  };
  return objectShapeOf(schema, `${id} ${place}`);
}

/** In bytes. */
const smallestBodyLimit = 1024;

function toOperation(path: string, method: (typeof methods)[number], operation: ContractOperation): Operation {
  const id = operation.operationId;
  if (!isOperationId(id)) throw new Error(`The contract's operation ${id} has no x-access`);
  const parameters = (operation.parameters ?? []).map(resolve);
  const successStatus = operation.responses['201'] ? 201 : 200;
  const successSchema = operation.responses[successStatus]?.content?.['application/json']?.schema;
  if (successSchema === undefined) throw new Error(`The contract's operation ${id} declares no success answer`);
  const bodySchema = operation.requestBody?.content['application/json'].schema;
  const body = bodySchema && shapeOf(bodySchema, `${id} body`);
  return {
    id,
    method: verbs[method],
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: access[id],
    message: operation['x-message'] ?? defaultMessages[method],
    successStatus,
    shapes: {
      path: parametersAt(id, 'path', parameters),
      query: parametersAt(id, 'query', parameters),
      header: parametersAt(id, 'header', parameters),
      body,
    },
    bodyLimit: Math.max(smallestBodyLimit, body?.bytes ?? 0),
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
