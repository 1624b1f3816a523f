import { fileType, type Answer, type Call } from '#tests/server/support/http.ts';

import type { Request } from './collection-fixtures.ts';
import type { ContractOperation } from './contract.ts';

/** The sender of a request: a person with their token, or the server without one. */
export interface Sender {
  call(path: string, request?: Call): Promise<Answer>;
}

/** The URL of an operation with its inputs. */
export function addressOf(
  { path: template }: ContractOperation,
  { path, query }: Pick<Request, 'path' | 'query'>,
): string {
  const address = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(path[name] ?? ''));
  const entries = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => [name, String(item)]) : [[name, String(value)]],
  );
  const search = new URLSearchParams(entries).toString();
  return search === '' ? address : `${address}?${search}`;
}

/** A page of a link repeats the token of the body in a header, which a large body needs. */
export function linkHeader({ access }: ContractOperation, body: unknown): Record<string, string> {
  if (access?.audience !== 'public' || typeof body !== 'object' || body === null || !('token' in body)) return {};
  const { token } = body;
  return typeof token === 'string' && /^[\w-]+$/.test(token) ? { 'x-link-token': token } : {};
}

/** Sends an operation's request; `call` adds to it or overrides parts of it. */
export function send(sender: Sender, operation: ContractOperation, inputs: Request, call: Call = {}): Promise<Answer> {
  const type = inputs.raw === undefined ? {} : fileType;
  return sender.call(addressOf(operation, inputs), {
    method: operation.method,
    body: inputs.body,
    ...(inputs.raw === undefined ? {} : { raw: inputs.raw }),
    ...call,
    headers: { ...(call.headers ?? type), ...linkHeader(operation, inputs.body) },
  });
}
