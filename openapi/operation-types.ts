import type { FileContent } from './file-answers.ts';
import type { operations } from './generated/types.ts';

/* What the contract says of an operation, as types; handlers of the server and calls of the SPA are both derived from it. */

/** `Risks.list`, `Accounts.me` … */
export type OperationId = keyof operations;

/** The interfaces of the contract: `Risks`, `Accounts` … */
export type InterfaceName = OperationId extends `${infer Interface}.${string}` ? Interface : never;

/** The names of an interface's operations: `list`, `create` … */
export type MethodOf<I extends InterfaceName> =
  Extract<OperationId, `${I}.${string}`> extends `${I}.${infer Method}` ? Method : never;

/** An operation by interface and name. */
export type OperationOf<I extends InterfaceName, Method extends string> = Extract<OperationId, `${I}.${Method}`>;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

export type ParametersOf<K extends OperationId> = operations[K]['parameters'];

/** The request body; undefined if there is none. A file is its bytes. */
export type BodyOf<K extends OperationId> = operations[K] extends { requestBody: infer Body }
  ? NonNullable<Body> extends { content: { 'application/octet-stream': unknown } }
    ? Uint8Array
    : JsonOf<NonNullable<Body>>
  : undefined;

/** The operations that answer with a file. */
export type FileOperationId = {
  [K in OperationId]: operations[K]['responses'] extends { 200: { content: FileContent } } ? K : never;
}[OperationId];

/** The operations that answer with events as they occur. */
export type StreamOperationId = {
  [K in OperationId]: operations[K]['responses'] extends { 200: { content: { 'text/event-stream': unknown } } }
    ? K
    : never;
}[OperationId];

/** The data of each event of such an operation. */
export type EventOf<K extends StreamOperationId> = operations[K]['responses'] extends {
  200: { content: { 'text/event-stream': infer Event } };
}
  ? Event
  : never;

type SuccessOf<K extends OperationId> = {
  [Status in keyof operations[K]['responses'] & (200 | 201)]: JsonOf<operations[K]['responses'][Status]>;
}[keyof operations[K]['responses'] & (200 | 201)];

/** The `data` of an operation's success response; void if there is none. */
export type Data<K extends OperationId> = SuccessOf<K> extends { data: infer D } ? D : void;
