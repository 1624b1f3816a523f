import type { OrganisationRole, PlatformRole } from '#openapi/access.ts';

import type { DemoOrganisationName } from './organisations.ts';

/** The password of every demo account. */
export const demoPassword = 'attest-demo-1';

/** The second-factor seed of `mfa@attest.example`, in base32 as entered in an authenticator app. */
export const demoTotpSecret = 'MF2HIZLTOQWWIZLNN4WXGZLDN5XGILLG';

/** The details of a demo account printed at start. */
export interface DemoAccount {
  readonly email: string;
  /** What the account is for. */
  readonly about: string;
}

export interface DemoMembership {
  readonly organisation: DemoOrganisationName;
  readonly role: OrganisationRole;
}

/** A demo user; a user with one membership has its organisation as the default. */
export interface DemoPerson extends DemoAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly approved: boolean;
  readonly platformRole?: PlatformRole;
  readonly memberships: readonly DemoMembership[];
  readonly totpSecret?: string;
}

const inHarbour = (role: OrganisationRole): DemoMembership => ({ organisation: 'Harbour Logistics', role });
const inMeridian = (role: OrganisationRole): DemoMembership => ({ organisation: 'Meridian Health', role });

type Identity = Pick<DemoPerson, 'email' | 'firstName' | 'lastName' | 'about'>;

const platformPerson = (platformRole: PlatformRole, identity: Identity): DemoPerson => ({
  ...identity,
  approved: true,
  platformRole,
  memberships: [],
});

const member = (memberships: readonly DemoMembership[], identity: Identity): DemoPerson => ({
  ...identity,
  approved: true,
  memberships,
});

export const demoPeople: readonly DemoPerson[] = [
  platformPerson('SUPER_ADMIN', {
    email: 'super@attest.example',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    about: 'Super administrator of the platform',
  }),
  platformPerson('SUPER_ADMIN', {
    email: 'second@attest.example',
    firstName: 'Henrik',
    lastName: 'Lindqvist',
    about: 'Second super administrator, who confirms privileged operations',
  }),
  platformPerson('ADMIN', {
    email: 'platform@attest.example',
    firstName: 'Pádraig',
    lastName: 'Keane',
    about: 'Administrator of the platform, except administrators and privileged operations',
  }),
  member([inHarbour('ORG_ADMIN')], {
    email: 'admin@attest.example',
    firstName: 'Aoife',
    lastName: 'Brennan',
    about: 'Harbour Logistics, administrator',
  }),
  member([inHarbour('ORG_MANAGER')], {
    email: 'manager@attest.example',
    firstName: 'Tomasz',
    lastName: 'Wiśniewski',
    about: 'Harbour Logistics, manager',
  }),
  member([inHarbour('ORG_ASSESSOR')], {
    email: 'assessor@attest.example',
    firstName: 'Rukhsana',
    lastName: 'Choudhury',
    about: 'Harbour Logistics, assessor (can edit)',
  }),
  member([inHarbour('ORG_VIEWER')], {
    email: 'viewer@attest.example',
    firstName: 'Lars',
    lastName: 'Henriksen',
    about: 'Harbour Logistics, viewer (read only)',
  }),
  member([inHarbour('ORG_CONSULTANT')], {
    email: 'consultant@attest.example',
    firstName: 'Niamh',
    lastName: 'O’Dowd',
    about: 'Harbour Logistics, consultant (can add)',
  }),
  member([inHarbour('ORG_AUDITOR')], {
    email: 'auditor@attest.example',
    firstName: 'Émilie',
    lastName: 'Garnier',
    about: 'Harbour Logistics, auditor (read only)',
  }),
  member([inMeridian('ORG_ADMIN')], {
    email: 'meridian@attest.example',
    firstName: 'Catrin',
    lastName: 'Llewellyn',
    about: 'Meridian Health, administrator',
  }),
  member([inHarbour('ORG_MANAGER'), inMeridian('ORG_MANAGER')], {
    email: 'both@attest.example',
    firstName: 'Declan',
    lastName: 'Moore',
    about: 'Manager in both organisations, no default organisation',
  }),
  member([], {
    email: 'none@attest.example',
    firstName: 'Hana',
    lastName: 'Nováková',
    about: 'Approved, not in any organisation',
  }),
  {
    email: 'pending@attest.example',
    firstName: 'Oluwaseun',
    lastName: 'Adeyemi',
    about: 'Waiting for approval',
    approved: false,
    memberships: [],
  },
  {
    email: 'mfa@attest.example',
    firstName: 'Greta',
    lastName: 'Lindqvist',
    about: `Harbour Logistics, manager with a second factor, secret ${demoTotpSecret}`,
    approved: true,
    memberships: [inHarbour('ORG_MANAGER')],
    totpSecret: demoTotpSecret,
  },
];
