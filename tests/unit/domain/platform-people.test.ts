import { describe, expect, test } from 'vitest';

import { contactLifecycle } from '#domain/people/contact-lifecycle.ts';
import { identityDifferences } from '#domain/people/identity-differences.ts';
import { organisationLifecycle, readOnlyReason } from '#domain/people/organisation-lifecycle.ts';

const actor = { id: 'a', isAdministrator: false, isLeading: false, mayEdit: true };

test('organisations and messages are for those who may edit them', () => {
  expect(organisationLifecycle.refusal('SUSPEND', {}, actor)).toBeUndefined();
  expect(organisationLifecycle.refusal('SUSPEND', {}, { ...actor, mayEdit: false })).toContain('may not');
  expect(contactLifecycle.refusal('READ', {}, actor)).toBeUndefined();
  expect(contactLifecycle.refusal('READ', {}, { ...actor, mayEdit: false })).toContain('may not');
});

test('only an active organisation can be changed', () => {
  expect(readOnlyReason('ACTIVE')).toBeUndefined();
  expect(readOnlyReason('SUSPENDED')).toContain('suspended');
  expect(readOnlyReason('CLOSING')).toContain('closed');
});

describe('identities beside accounts', () => {
  const identity = (subject: string, changes: object = {}) => ({
    subject,
    email: `${subject}@example.com`,
    name: `Person ${subject}`,
    banned: false,
    ...changes,
  });
  const account = (subject: string, changes: object = {}) => ({
    id: `id-${subject}`,
    subject,
    email: `${subject}@example.com`,
    name: `Person ${subject}`,
    active: true,
    ...changes,
  });
  const kinds = (one: object | null, other: object | null) =>
    identityDifferences(one === null ? [] : [identity('a', one)], other === null ? [] : [account('a', other)]).map(
      ({ kind }) => kind,
    );

  test('differ in no way if both are in use, or neither is', () => {
    expect(kinds({}, { email: ' A@Example.com ' })).toEqual([]);
    expect(kinds({ banned: true }, { active: false })).toEqual([]);
    expect(kinds(null, { active: false })).toEqual([]);
    expect(kinds({ banned: true }, null)).toEqual([]);
  });

  test('differ in one way each', () => {
    expect(kinds({}, null)).toEqual(['NO_ACCOUNT']);
    expect(kinds(null, {})).toEqual(['NO_IDENTITY']);
    expect(kinds({ email: 'new@example.com' }, {})).toEqual(['EMAIL_DIFFERS']);
    expect(kinds({}, { active: false })).toEqual(['BANNED_HERE']);
    expect(kinds({ banned: true }, {})).toEqual(['BANNED_THERE']);
  });

  test('are listed by kind and address, with both addresses', () => {
    const found = identityDifferences(
      [identity('c'), identity('b'), identity('a', { email: 'x@example.com', banned: true })],
      [account('a')],
    );
    expect(found.map(({ kind, email, identityEmail }) => [kind, email, identityEmail])).toEqual([
      ['NO_ACCOUNT', null, 'b@example.com'],
      ['NO_ACCOUNT', null, 'c@example.com'],
      ['EMAIL_DIFFERS', 'a@example.com', 'x@example.com'],
      ['BANNED_THERE', 'a@example.com', 'x@example.com'],
    ]);
  });
});
