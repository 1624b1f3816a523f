import type { FastifyRequest } from 'fastify';

import { headerOf, linkContextOf, type Context } from './callers.ts';
import { ApiError, invalid } from './errors.ts';
import { linkTokenHeader, type Operation } from './operations.ts';
import type { ContractPorts } from './ports.ts';
import { validatorOf } from './validation.ts';

/** The validated input of a request. */
interface CheckedInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The largest body that is read before its link is known. In bytes. */
const mostUnknown = 16_000;

const tokenIn = (part: unknown): string | undefined => {
  const token: unknown = typeof part === 'object' && part !== null && 'token' in part ? part.token : undefined;
  return typeof token === 'string' ? token : undefined;
};

/**
 * The token of a public operation; `toOperation` guarantees that it is set.
 * @throws ApiError 400 if a header repeats it differently
 */
export function tokenOf(operation: Operation, input: CheckedInput, headers: FastifyRequest['headers']): string {
  const { id, tokenPlace } = operation;
  const token = tokenPlace && tokenIn(input[tokenPlace]);
  if (token === undefined) throw new Error(`The public operation ${id} received no token`);
  const repeated = tokenPlace === 'body' ? headers[linkTokenHeader] : undefined;
  if (repeated !== undefined && repeated !== token)
    throw invalid([{ field: 'token', message: 'This must be the token of the header X-Link-Token' }]);
  return token;
}

/** @throws ApiError 413 */
function refuseLarge({ headers }: FastifyRequest): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  if (encoding === undefined && Number(length ?? 0) <= mostUnknown) return;
  const message = `The request is too large: ${mostUnknown / 1000} kB at most without the header X-Link-Token`;
  throw new ApiError(413, message, { errors: [{ field: 'body', message }] });
}

/**
 * Decides the link of a public operation before its body is read, if the path or a header says which one it is. Of others, only
 * a small body is read. A file is read by its handler, and no body before its link is known.
 * @returns the context, with the link if it is known. It throws ApiError 400, 404, 410, 413, 429
 */
export function linkBeforeBody(operation: Operation, ports: ContractPorts) {
  const { access, shapes, tokenPlace } = operation;
  const readsBody = access.audience === 'public' && shapes.body !== undefined;
  if (!readsBody) return async (_request: FastifyRequest, context: Context): Promise<Context> => context;
  const validateHead = validatorOf(operation, 'head');
  return async (request: FastifyRequest, context: Context): Promise<Context> => {
    const { params: path, query, headers: header } = request;
    validateHead({ path, query, header, body: undefined });
    const token = tokenPlace === 'path' ? tokenIn(path) : headerOf(request, linkTokenHeader);
    if (token !== undefined) return linkContextOf(operation, context, token, ports);
    refuseLarge(request);
    return context;
  };
}
