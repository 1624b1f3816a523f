import type {
  BodyOf,
  Data,
  EventOf,
  FileOperationId,
  InterfaceName,
  MethodOf,
  OperationOf,
  OperationId,
  ParametersOf,
  StreamOperationId,
} from '#openapi/operation-types.ts';

import { fileNameOf, type FileAnswer } from '../record/file-answer.ts';
import { ApiError } from './api-error.ts';
import type { ApiClient } from './client.ts';
import { eventsIn } from './event-stream.ts';
import { spend } from './spent-keys.ts';

/** One part of a request: omitted where the operation has none, optional where the contract requires nothing in it. */
type Part<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? unknown
  : undefined extends Value
    ? { readonly [N in Name]?: NonNullable<Value> }
    : { readonly [N in Name]: Value };

interface CallOptions {
  readonly signal?: AbortSignal;
  /** A create request sent again with the same key is executed only once. */
  readonly idempotencyKey?: string;
}

/** The arguments of a call: the operation's path, query and body, where it has them. */
export type RequestOf<K extends OperationId> = Part<'path', ParametersOf<K>['path']> &
  Part<'query', ParametersOf<K>['query']> &
  Part<'body', BodyOf<K>> &
  CallOptions;

type Answer<K extends OperationId> = K extends FileOperationId ? FileAnswer : Data<K>;

/** Events arrive as they are read; reading no further, or the signal, closes the connection. */
type Call<K extends OperationId> = K extends StreamOperationId
  ? (request: RequestOf<K>) => AsyncGenerator<EventOf<K>, void>
  : CallOnce<K>;

type CallOnce<K extends OperationId> =
  object extends RequestOf<K>
    ? (request?: RequestOf<K>) => Promise<Answer<K>>
    : (request: RequestOf<K>) => Promise<Answer<K>>;

/** The calls of one interface of the contract, the counterpart of the server's `HandlersOf`. */
export type ClientOf<I extends InterfaceName> = { readonly [M in MethodOf<I>]: Call<OperationOf<I, M>> };

/** Verb and path of the operations of one interface, and which answer with a file or with events (openapi/generated/operations). */
interface OperationsOf<I extends InterfaceName> {
  readonly interface: I;
  readonly operations: Readonly<Record<MethodOf<I>, string>>;
  readonly files?: readonly MethodOf<I>[];
  readonly streams?: readonly MethodOf<I>[];
}

/** The same, of any interface. */
interface AnyOperations {
  readonly operations: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly streams?: readonly string[];
}

interface Sent extends CallOptions {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/**
 * The calls of an interface, made through the application's API client. Each resolves with the `data` of the response, or
 * with the file; one that answers with events returns them.
 * @throws ApiError on a refusal, and when there is no answer
 */
export function clientOf<I extends InterfaceName>(table: OperationsOf<I>): (api: ApiClient) => ClientOf<I>;
// The table is generated from the same contract as the types, so its names, verbs and paths match the interface.
export function clientOf({ operations, files = [], streams = [] }: AnyOperations): unknown {
  const callOf = (api: ApiClient, name: string, operation: string) => {
    if (streams.includes(name)) return (request: Sent) => listen(api, operation, request);
    const call = files.includes(name) ? download : send;
    return (request?: Sent): Promise<unknown> => call(api, operation, request);
  };
  return (api: ApiClient) =>
    Object.fromEntries(Object.entries(operations).map(([name, operation]) => [name, callOf(api, name, operation)]));
}

function ask(api: ApiClient, operation: string, sent: Sent, parseAs: 'json' | 'stream') {
  const { path, query, body, signal, idempotencyKey } = sent;
  const [verb = '', address = ''] = operation.split(' ');
  const header = idempotencyKey === undefined ? undefined : { 'Idempotency-Key': idempotencyKey };
  return api.request(verb, address, { params: { path, query, header }, body, signal, parseAs });
}

async function send(api: ApiClient, operation: string, sent: Sent = {}): Promise<unknown> {
  const { data } = await ask(api, operation, sent, 'json');
  if (data === undefined) throw new ApiError(0, 'An error occurred');
  if (sent.idempotencyKey !== undefined) spend(sent.idempotencyKey);
  return data.data;
}

async function download(api: ApiClient, operation: string, sent: Sent = {}): Promise<FileAnswer> {
  const { response } = await ask(api, operation, sent, 'stream');
  return { name: fileNameOf(response), content: await response.blob() };
}

/** Streams have no parameters besides their body. */
async function* listen(api: ApiClient, operation: string, { body, signal }: Sent): AsyncGenerator<unknown, void> {
  const [method = '', address = ''] = operation.split(' ');
  const reading = new AbortController();
  const ended = signal === undefined ? reading.signal : AbortSignal.any([signal, reading.signal]);
  try {
    const answer = await api.sendBy((headers, base) => {
      headers.set('content-type', 'application/json');
      return fetch(`${base}${address}`, { method, headers, body: JSON.stringify(body), signal: ended });
    }, ended);
    yield* eventsIn(answer);
  } finally {
    reading.abort();
  }
}
