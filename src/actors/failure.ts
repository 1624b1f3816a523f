import type { Failure } from '#machines/failure.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { IdentityError } from '#src/identity/identity-error.ts';

/** The error that actors reject with. */
class ActorFailure extends Error implements Failure {
  readonly status: number | undefined;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly current: unknown;
  readonly isGeneric: boolean | undefined;

  constructor({ status, code, message, fieldErrors, current, isGeneric }: Failure, cause: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.current = current;
    this.isGeneric = isGeneric;
  }
}

/** What an actor refuses to send because a field is not filled in. */
export class MissingField extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Converts an error to the failure that a machine receives. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { status, message, fieldErrors, current, isGeneric } = error;
    if (status === 0) return { code: 'network_error', message, fieldErrors };
    return { status, code: `http_${status}`, message, fieldErrors, current, ...(isGeneric && { isGeneric }) };
  }
  if (error instanceof IdentityError) {
    const { code, message, field, status } = error;
    return { status, code, message, fieldErrors: field === undefined ? {} : { [field]: message } };
  }
  if (error instanceof MissingField)
    return { code: 'missing_field', message: error.message, fieldErrors: { [error.field]: error.message } };
  return { code: 'unexpected', message: error instanceof Error ? error.message : String(error), fieldErrors: {} };
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Runs an actor's work and rethrows any error as a Failure. Work that was aborted never ends: its actor was stopped, and
 * in React's strict mode the one that is started in its place would take the error for its own.
 */
export async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isAborted(error)) return new Promise(() => {});
    if (error instanceof ActorFailure) throw error;
    throw new ActorFailure(failureOf(error), error);
  }
}

/** The failure of work that was refused before it was sent: what is wrong, by field. */
export const refusal = (fieldErrors: Readonly<Record<string, string>>): Error & Failure =>
  new ActorFailure({ code: 'invalid', message: '', fieldErrors }, undefined);
