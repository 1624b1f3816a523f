import { describe, expect, test } from 'vitest';

import { accessReasons } from '#domain/people/access-words.ts';
import {
  areSameRights,
  refusalToActOnMember,
  refusalToGrant,
  stillGranted,
  type Right,
  type Rights,
} from '#domain/people/granting.ts';
import {
  invitationEnd,
  invitationLifecycle,
  invitationStatusAt,
  refusalToResend,
} from '#domain/people/invitation-lifecycle.ts';
import { invitedAddress, invitedLines } from '#domain/people/invitation-list.ts';
import { presetOf } from '#domain/people/presets.ts';
import { chosenRights, givablePreset } from '#domain/people/rights-draft.ts';
import { rightsInWords, rightsText } from '#domain/words/people.ts';
import { organisationRoles, type OrganisationRole } from '#openapi/access.ts';

const rights = (role: OrganisationRole, ...featurePermissions: Right[]): Rights => ({ role, featurePermissions });
const risk = (permission: Right['permission']): Right => ({ feature: 'RISK', permission });

describe('the end of an invitation', () => {
  const made = new Date('2026-03-25T09:00:00Z');
  const end = invitationEnd(made, 7);

  test.each([
    ['2026-04-01T08:59:59.999Z', 'PENDING'],
    ['2026-04-01T09:00:00.000Z', 'EXPIRED'],
  ] as const)('at %s it is %s', (now, status) => {
    expect(invitationStatusAt('PENDING', end, new Date(now))).toBe(status);
  });

  test('is of no account once it was accepted or revoked', () => {
    const late = new Date('2027-01-01T00:00:00Z');
    expect(invitationStatusAt('ACCEPTED', end, late)).toBe('ACCEPTED');
    expect(invitationStatusAt('REVOKED', end, late)).toBe('REVOKED');
  });
});

test('only those who may edit users act on invitations', () => {
  const actor = { id: 'a', isAdministrator: true, isLeading: true };
  expect(invitationLifecycle.refusal('RESEND', {}, { ...actor, mayEdit: true })).toBeUndefined();
  expect(invitationLifecycle.refusal('REVOKE', {}, { ...actor, mayEdit: false })).toContain('may not manage');
});

test('mails are sent again three times a day to an address, and 200 times for an organisation', () => {
  expect(refusalToResend({ toAddress: 2, byOrganisation: 199 })).toBeUndefined();
  expect(refusalToResend({ toAddress: 3, byOrganisation: 3 })).toContain('This address');
  expect(refusalToResend({ toAddress: 0, byOrganisation: 200 })).toContain('Your organisation');
});

test('addresses are trimmed and in lower case, and what follows a plus makes another one', () => {
  expect(invitedAddress(' Ana@Example.ORG ')).toBe('ana@example.org');
  expect(invitedLines('ana@example.org\r\nana+x@example.org\n Ana@Example.ORG ')).toEqual([
    { line: 1, text: 'ana@example.org', problem: undefined },
    { line: 2, text: 'ana+x@example.org', problem: undefined },
    { line: 3, text: 'ana@example.org', problem: 'DOUBLED' },
  ]);
});

test('a table’s header is left out, several addresses of a line are read, and any other line is named', () => {
  expect(invitedLines('Name;E-mail\nAna;ana@example.org\nbo@example.org, cy@example.org\nmail\n\nx@y')).toEqual([
    { line: 2, text: 'ana@example.org', problem: undefined },
    { line: 3, text: 'bo@example.org', problem: undefined },
    { line: 3, text: 'cy@example.org', problem: undefined },
    { line: 4, text: 'mail', problem: 'MALFORMED' },
    { line: 6, text: 'x@y', problem: 'MALFORMED' },
  ]);
});

test('nobody acts on themselves or on a higher role; equal roles do', () => {
  const refusal = (actor: OrganisationRole, member: OrganisationRole) =>
    refusalToActOnMember({ id: 'a', role: actor }, { id: 'b', role: member });
  expect(refusalToActOnMember({ id: 'a', role: 'ORG_ADMIN' }, { id: 'a', role: 'ORG_ADMIN' })).toBe('OWN_MEMBERSHIP');
  expect(refusal('ORG_MANAGER', 'ORG_ADMIN')).toBe('HIGHER_ROLE');
  expect(refusal('ORG_ADMIN', 'ORG_ADMIN')).toBeUndefined();
  expect(refusal('ORG_MANAGER', 'ORG_MANAGER')).toBeUndefined();
  expect(refusal('ORG_AUDITOR', 'ORG_VIEWER')).toBeUndefined();
});

test('nobody grants above themselves, by the set of rights, but what someone holds may stay', () => {
  const manager = rights('ORG_MANAGER', risk('EDIT'));
  expect(refusalToGrant(manager, rights('ORG_ADMIN'))).toBe('ROLE_ABOVE');
  expect(refusalToGrant(manager, rights('ORG_MANAGER', risk('EDIT')))).toBeUndefined();
  expect(refusalToGrant(manager, rights('ORG_VIEWER', risk('DELETE')))).toBe('LEVEL_ABOVE');
  expect(refusalToGrant(manager, rights('ORG_VIEWER', { feature: 'POLICY', permission: 'VIEW' }))).toBe('LEVEL_ABOVE');
  const before = rights('ORG_VIEWER', risk('DELETE'));
  expect(refusalToGrant(manager, rights('ORG_AUDITOR', risk('DELETE')), before)).toBeUndefined();
  expect(refusalToGrant(manager, rights('ORG_VIEWER'), before)).toBeUndefined();
});

test('of an offer is left what the inviter may still grant', () => {
  const offered = rights('ORG_MANAGER', risk('EDIT'), { feature: 'POLICY', permission: 'VIEW' });
  expect(stillGranted(rights('ORG_ADMIN', risk('DELETE'), { feature: 'POLICY', permission: 'VIEW' }), offered)).toEqual(
    offered,
  );
  expect(stillGranted(rights('ORG_VIEWER', risk('VIEW')), offered)).toEqual(rights('ORG_VIEWER', risk('VIEW')));
  expect(stillGranted(undefined, offered)).toEqual(rights('ORG_VIEWER'));
});

test('rights are the same in any order', () => {
  const policy: Right = { feature: 'POLICY', permission: 'VIEW' };
  expect(areSameRights(rights('ORG_VIEWER', risk('VIEW'), policy), rights('ORG_VIEWER', policy, risk('VIEW')))).toBe(
    true,
  );
  expect(areSameRights(rights('ORG_VIEWER', risk('VIEW')), rights('ORG_VIEWER', risk('EDIT')))).toBe(false);
  expect(areSameRights(rights('ORG_VIEWER'), rights('ORG_AUDITOR'))).toBe(false);
  expect(areSameRights(rights('ORG_VIEWER'), rights('ORG_VIEWER', policy))).toBe(false);
});

test('a preset has only features that are open to the role, and only what may be given', () => {
  const presets = organisationRoles.map((role) => rightsText(presetOf(role, ['RISK', 'POLICY'])));
  expect(presets).toEqual([
    'Policies: Delete; Risks: Delete',
    'Policies: Delete; Risks: Delete',
    'Risks: Edit',
    'Risks: View',
    'Risks: Add',
    'Risks: View',
  ]);
  const manager = rights('ORG_MANAGER', risk('ADD'));
  expect(givablePreset(manager, 'ORG_ASSESSOR', ['RISK', 'POLICY'])).toEqual(rights('ORG_ASSESSOR', risk('ADD')));
});

test('rights are told to who is invited by what they allow, with all that a level includes', () => {
  expect(
    rightsInWords([
      risk('VIEW'),
      { feature: 'STAFF', permission: 'DELETE' },
      { feature: 'POLICY', permission: 'VIEW' },
    ]),
  ).toEqual([
    { may: 'View, add, edit and delete', features: 'Staff' },
    { may: 'View', features: 'Policies, Risks' },
  ]);
  expect(rightsInWords([])).toEqual([]);
});

test('a choice replaces the level of its feature, takes it away, or brings a preset', () => {
  const before = rights('ORG_VIEWER', risk('VIEW'));
  expect(chosenRights(before, { feature: 'RISK', level: 'EDIT' })).toEqual(rights('ORG_VIEWER', risk('EDIT')));
  expect(chosenRights(before, { feature: 'RISK', level: null })).toEqual(rights('ORG_VIEWER'));
  expect(chosenRights(before, { preset: rights('ORG_AUDITOR') })).toEqual(rights('ORG_AUDITOR'));
});

describe('the explanation of access', () => {
  const member = { ...rights('ORG_ASSESSOR', risk('VIEW')), state: 'ACTIVE', accountInUse: true } as const;
  const features = ['RISK', 'POLICY'];
  const unmet = (reasons: ReturnType<typeof accessReasons>) =>
    reasons.filter(({ met }) => !met).map(({ text }) => text);

  test('names nothing against what is allowed', () => {
    const requirement = { feature: 'RISK', roles: ['ORG_ASSESSOR'] } as const;
    expect(unmet(accessReasons(member, { what: 'risks', requirement, features }))).toEqual([]);
    expect(unmet(accessReasons(member, { what: 'the page “Dashboard”', requirement: undefined, features }))).toEqual(
      [],
    );
  });

  test('names every condition that is not met', () => {
    const requirement = { feature: 'EXEMPTIONS_REGISTER', roles: ['ORG_ADMIN', 'ORG_MANAGER'], level: 'ADD' } as const;
    const out = { ...member, state: 'DEACTIVATED', accountInUse: false } as const;
    expect(unmet(accessReasons(out, { what: 'exemptions', requirement, features }))).toEqual([
      'Their account is not approved, or was deactivated by the platform.',
      'Their membership of this organisation is deactivated.',
      'Their role, Assessor, may not open exemptions. That is for Org Admin, Manager.',
      'The organisation does not have the feature “Exemptions”.',
      'They have no rights for “Exemptions”: Add or more is needed.',
    ]);
  });

  test('any one of several features is enough', () => {
    const requirement = { anyFeature: ['POLICY', 'RISK'] } as const;
    expect(unmet(accessReasons(member, { what: 'settings', requirement, features }))).toEqual([]);
  });
});
