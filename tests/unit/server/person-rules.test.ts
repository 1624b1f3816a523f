import pg from 'pg';
import { expect, test } from 'vitest';

import { personRefusals } from '#openapi/access.ts';
import { ApiError } from '#server/contract/errors.ts';
import { checkMayActOn, personIn, type StoredPerson, toPersonError } from '#server/modules/platform/person-rules.ts';

const caller: StoredPerson = { id: 'caller', inUse: true, role: 'ADMIN' };
const person: StoredPerson = { id: 'person', inUse: true, role: null };

/** The status and message of the refusal; undefined if the caller may act. */
function refusalOf(people: readonly StoredPerson[], personId = 'person'): unknown {
  try {
    checkMayActOn(people, 'caller', personId);
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? [error.statusCode, error.message] : error;
  }
}

test.each<[string, readonly StoredPerson[]]>([
  ['on a person without a role', [caller, person]],
  ['in whichever order the rows come', [person, caller]],
  ['on an inactive person', [caller, { ...person, inUse: false }]],
  ['on an equal', [caller, { ...person, role: 'ADMIN' }]],
])('an administrator may act %s', (_, people) => {
  expect(refusalOf(people)).toBeUndefined();
});

const notAuthorised = [403, 'You are not authorised to do this'];
test.each<[string, readonly StoredPerson[], unknown]>([
  ['whose account is gone', [person], notAuthorised],
  ['whose account is not in use', [{ ...caller, inUse: false }, person], notAuthorised],
  ['who has lost the role', [{ ...caller, role: null }, person], notAuthorised],
  ['who names nobody', [caller], [404, 'Not found']],
  ['of a lower role', [caller, { ...person, role: 'SUPER_ADMIN' }], [403, personRefusals.HIGHER_ROLE]],
])('a caller %s is refused', (_, people, refusal) => {
  expect(refusalOf(people)).toEqual(refusal);
});

test('a caller who acts on themselves is refused', () => {
  expect(refusalOf([caller], 'caller')).toEqual([403, personRefusals.OWN_ACCOUNT]);
});

const violation = (constraint: string) =>
  Object.assign(new pg.DatabaseError('violates', 8, 'error'), { code: '23514', constraint });

test.each([
  ['last_super_admin', personRefusals.LAST_SUPER_ADMIN],
  ['last_org_admin', personRefusals.LAST_ORG_ADMIN],
])('a violation of %s is a conflict that says what to do', (constraint, message) => {
  expect(toPersonError(violation(constraint))).toMatchObject({ statusCode: 409, errors: [{ field: 'id', message }] });
});

test.each([violation('risk_title'), new Error('broken'), undefined])('any other error is unchanged: %s', (error) => {
  expect(toPersonError(error)).toBe(error);
});

test('the person acted on is the id in the path', () => {
  expect(personIn({ id: 'person' })).toBe('person');
  expect(() => personIn({})).toThrow('must have a user id in its path');
  expect(() => personIn({ id: 1 })).toThrow('must have a user id in its path');
});
