import fastJson, { type Schema } from 'fast-json-stringify';

import type { Operation } from './operations.ts';
import { contractSchema, withinContract } from './validation.ts';

/**
 * Writes an operation's success answer as JSON, compiled when the first is written. Properties that the contract does
 * not declare never leave the server; a declared one that is missing is an error here, not a surprise in the browser.
 */
export function serialiserOf(operation: Operation): (body: unknown) => string {
  let write: ((body: unknown) => string) | undefined;
  return (body) => {
    write ??= compile(operation);
    return write(body);
  };
}

function compile(operation: Operation): (body: unknown) => string {
  const schema: Schema = JSON.parse(withinContract(operation.successSchema));
  const contract: Schema = JSON.parse(JSON.stringify(contractSchema));
  return fastJson(schema, { schema: { [contractSchema.$id]: contract } });
}
