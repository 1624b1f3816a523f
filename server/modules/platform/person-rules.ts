import { type PersonInRole, type PersonRefusal, personRefusals, refusalToActOn } from '#openapi/access.ts';
import { conflict, forbidden, notAuthorised, notFound } from '#server/contract/errors.ts';
import { violatedCheck } from '#server/database/constraints.ts';

/** Database constraints that hold whatever a transaction did (migration 0009). */
const checks: Readonly<Record<string, PersonRefusal>> = {
  last_super_admin: 'LAST_SUPER_ADMIN',
  last_org_admin: 'LAST_ORG_ADMIN',
};

/** @returns an ApiError 409 if the error is a violated constraint on administrators; any other error unchanged */
export function toPersonError(error: unknown): unknown {
  const refusal = checks[violatedCheck(error) ?? ''];
  return refusal === undefined ? error : conflict([{ field: 'id', message: personRefusals[refusal] }]);
}

/** What decides whether a person may act on others, as stored. */
export interface StoredPerson extends PersonInRole {
  /** The account is approved and active. */
  readonly inUse: boolean;
}

/**
 * @param people the stored rows of the caller and the person, in any order
 * @throws ApiError 404 for an unknown person; 403 if `refusalToActOn` forbids it, or the caller has lost their role or
 *   account since the request was authorised
 */
export function checkMayActOn(people: readonly StoredPerson[], callerId: string, personId: string): void {
  const caller = people.find(({ id }) => id === callerId);
  const person = people.find(({ id }) => id === personId);
  if (caller === undefined || !caller.inUse || caller.role === null) throw notAuthorised();
  if (person === undefined) throw notFound();
  const refusal = refusalToActOn(caller, person);
  if (refusal !== undefined) throw forbidden(personRefusals[refusal]);
}

/** Validated against the contract; the generic operation's types do not show it. */
export function personIn(path: object): string {
  if ('id' in path && typeof path.id === 'string') return path.id;
  throw new Error('An operation that acts on a person must have a user id in its path');
}
