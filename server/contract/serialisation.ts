import fastJson, { type Schema } from 'fast-json-stringify';

import { ApiError } from './errors.ts';
import type { Operation } from './operations.ts';
import { contractSchema, withinContract } from './validation.ts';

type Writer = (body: unknown) => string;

/**
 * Serialises an operation's success response as JSON; compiled on first use. Properties that the contract does not
 * declare never leave the server; a missing declared property is an error here rather than in the browser.
 */
export const serialiserOf = ({ successSchema }: Operation): Writer => compiledOnce(successSchema);

/** Serialises a part of a response, given its schema, like `serialiserOf`. */
export const partSerialiserOf = (schema: object): Writer => compiledOnce(schema);

/** Removes from the `current` of a refusal what the contract does not declare there; all of it where it declares none. */
export function declaredErrors({ currentSchema }: Operation): (error: unknown) => unknown {
  const write = currentSchema && compiledOnce(currentSchema);
  return (error) => {
    if (!(error instanceof ApiError) || error.current === undefined) return error;
    const { statusCode, message, errors, current } = error;
    return new ApiError(statusCode, message, write ? { errors, current: JSON.parse(write(current)) } : { errors });
  };
}

function compiledOnce(schema: object): Writer {
  let write: Writer | undefined;
  return (body) => {
    write ??= compile(schema);
    return write(body);
  };
}

function compile(schema: object): Writer {
  const own: Schema = JSON.parse(withinContract(schema));
  const contract: Schema = JSON.parse(JSON.stringify(contractSchema));
  return fastJson(own, { schema: { [contractSchema.$id]: contract } });
}
