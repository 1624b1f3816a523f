import { readFileSync } from 'node:fs';

import type { FileContentType } from '#openapi/file-answers.ts';

/** A JSON schema of the contract. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export const methods = ['get', 'post', 'patch', 'delete'] as const;

export interface ContractOperation {
  operationId: string;
  'x-message'?: string;
  parameters?: (Parameter | { $ref: string })[];
  /** Of an operation that takes a file: its maximum size. */
  'x-max-bytes'?: number;
  requestBody?: { content: { 'application/json'?: { schema: Schema }; 'application/octet-stream'?: object } };
  responses: Record<
    string,
    {
      content?: {
        [Type in FileContentType]?: object;
      } & {
        'application/json'?: { schema: Schema };
        /** Of the data of each event. */
        'text/event-stream'?: { schema: Schema };
      };
    }
  >;
  /** Of the list of a register or look-up. */
  'x-record'?: { kind: string };
}

interface Contract {
  paths: Record<string, Partial<Record<(typeof methods)[number], ContractOperation>>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** TypeSpec closes a schema with `{ not: {} }`; validators name the unknown field only with `false`. */
const closing = (key: string, value: unknown): unknown => (key === 'unevaluatedProperties' ? false : value);

/** The contract. Read at run time, not imported: the type checker would infer a literal type of thousands of lines. */
export const contract: Contract = JSON.parse(
  readFileSync(new URL('../../openapi/generated/contract.json', import.meta.url), 'utf8'),
  closing,
);

/** The contract's named schemas, for compiling validators and serialisers. */
export const namedSchemas = contract.components.schemas;
