import fastJson, { type Schema } from 'fast-json-stringify';

import { namedSchemas } from './document.ts';
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
  const own: Schema = JSON.parse(withinContract(schema), withNullable);
  const referred = { components: { schemas: Object.fromEntries(referredBy(schema)) } };
  const contract: Schema = JSON.parse(JSON.stringify(referred), withNullable);
  return fastJson(own, { schema: { [contractSchema.$id]: contract } });
}

/** The named schemas that a schema refers to, also through others: with the whole contract, each compilation would read all of it. */
function referredBy(schema: object): Map<string, object> {
  const found = new Map<string, object>();
  const left = [schema];
  for (const one of left) {
    for (const [, name = ''] of JSON.stringify(one).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
      const named = namedSchemas[name];
      if (found.has(name) || named === undefined) continue;
      found.set(name, named);
      left.push(named);
    }
  }
  return found;
}

const isNull = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';

/**
 * A reviver that writes "something or null" as OpenAPI 3.0 did: of an `anyOf`, each value would be validated as a whole
 * before it is written, only to choose between the two.
 */
function withNullable(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('anyOf' in value) || !Array.isArray(value.anyOf)) return value;
  const { anyOf, ...rest } = value;
  const [one, ...others] = anyOf.filter((branch) => !isNull(branch));
  return anyOf.length === 2 && others.length === 0 ? { ...rest, ...one, nullable: true } : value;
}
