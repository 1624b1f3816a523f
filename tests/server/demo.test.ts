import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Database } from '#server/database/database.ts';
import {
  acknowledgementRequest,
  activity,
  assessmentAnswer,
  membership,
  organisation,
  platformMembership,
  record,
  riskCategory,
  userAccount,
  userPreference,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { LocalIdentity } from '#server/identity/index.ts';

import { type DemoServer, startDemoServer } from './demo/demo-server.ts';

let server: DemoServer;

beforeEach(async () => {
  server = await startDemoServer();
});
afterEach(() => server.close());

/** Every account with its roles and organisations, one line each. */
async function people(): Promise<string[]> {
  const memberships = sql<string>`(
    select coalesce(string_agg(${organisation.name} || ' ' || ${membership.role}, ', ' order by ${organisation.name}), 'nowhere')
    from ${membership} join ${organisation} on ${organisation.id} = ${membership.organisationId}
    where ${membership.userId} = ${userAccount.id})`;
  const rows = await server.database.platform
    .select({
      email: userAccount.email,
      approved: userAccount.approved,
      platformRole: platformMembership.role,
      memberships,
      defaultOrganisation: organisation.name,
    })
    .from(userAccount)
    .leftJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
    .leftJoin(userPreference, eq(userPreference.userId, userAccount.id))
    .leftJoin(organisation, eq(organisation.id, userPreference.defaultOrganisationId))
    .orderBy(asc(userAccount.email));
  return rows.map(
    (row) =>
      `${row.email}: ${row.platformRole ?? row.memberships}, ${row.approved ? 'approved' : 'pending'}, ` +
      `default ${row.defaultOrganisation ?? 'none'}`,
  );
}

const references = (name: string) =>
  server.inOrganisation(name, async () => {
    const rows = await db.select({ ref: record.ref }).from(record).orderBy(asc(record.ref));
    return rows.map(({ ref }) => ref);
  });

const numbered = (prefix: string) => (_: unknown, index: number) => `${prefix}-${String(index + 1).padStart(4, '0')}`;

/** How many records of each kind an organisation has. */
type Numbers = Readonly<typeof ofHarbour>;

/** 27 assets and forty risks, and of the others as many as are given; alphabetically. */
const referencesWith = (numbers: Numbers) => [
  ...Array.from({ length: 27 }, numbered('A')),
  ...Array.from({ length: numbers.templates }, numbered('AT')),
  ...Array.from({ length: numbers.audits }, numbered('AUD')),
  ...Array.from({ length: numbers.ownControls }, numbered('C')),
  ...Array.from({ length: numbers.complianceAssessments }, numbered('CA')),
  ...Array.from({ length: numbers.changes }, numbered('CH')),
  ...Array.from({ length: numbers.repositories }, numbered('DR')),
  ...Array.from({ length: numbers.exemptions }, numbered('E')),
  ...Array.from({ length: numbers.evidence }, numbered('EV')),
  ...Array.from({ length: numbers.incidents }, numbered('I')),
  ...Array.from({ length: numbers.requirements }, numbered('L')),
  ...Array.from({ length: numbers.reviews }, numbered('MR')),
  ...Array.from({ length: numbers.findings }, numbered('NC')),
  ...Array.from({ length: numbers.objectives }, numbered('OBJ')),
  ...Array.from({ length: numbers.policies }, numbered('P')),
  ...Array.from({ length: numbers.projects }, numbered('PJ')),
  ...Array.from({ length: 40 }, numbered('R')),
  ...Array.from({ length: numbers.staff }, numbered('S')),
  ...Array.from({ length: numbers.assessments }, numbered('SA')),
  ...Array.from({ length: numbers.statements }, numbered('SOA')),
  ...Array.from({ length: numbers.providers }, numbered('SP')),
  ...Array.from({ length: numbers.tasks }, numbered('T')),
];

const everyone = [
  'admin@attest.example: Harbour Logistics ORG_ADMIN, approved, default Harbour Logistics',
  'assessor@attest.example: Harbour Logistics ORG_ASSESSOR, approved, default Harbour Logistics',
  'auditor@attest.example: Harbour Logistics ORG_AUDITOR, approved, default Harbour Logistics',
  'both@attest.example: Harbour Logistics ORG_MANAGER, Meridian Health ORG_MANAGER, approved, default none',
  'consultant@attest.example: Harbour Logistics ORG_CONSULTANT, approved, default Harbour Logistics',
  'former@attest.example: nowhere, approved, default none',
  'manager@attest.example: Harbour Logistics ORG_MANAGER, approved, default Harbour Logistics',
  'meridian@attest.example: Meridian Health ORG_ADMIN, approved, default Meridian Health',
  'mfa@attest.example: Harbour Logistics ORG_MANAGER, approved, default Harbour Logistics',
  'none@attest.example: nowhere, approved, default none',
  'pending@attest.example: nowhere, pending, default none',
  'platform@attest.example: ADMIN, approved, default none',
  'second@attest.example: SUPER_ADMIN, approved, default none',
  'super@attest.example: SUPER_ADMIN, approved, default none',
  'viewer@attest.example: Harbour Logistics ORG_VIEWER, approved, default Harbour Logistics',
];

/** The expected result of the seed, whatever happened on the way. */
async function wholeDemo() {
  const ofOrganisation = async (name: string) => ({
    references: await references(name),
    activities: await server.inOrganisation(name, () => db.$count(activity)),
    categories: await server.inOrganisation(name, () => db.$count(riskCategory)),
    acknowledgements: await server.inOrganisation(name, () => db.$count(acknowledgementRequest)),
    answers: await server.inOrganisation(name, () => db.$count(assessmentAnswer)),
  });
  return {
    people: await people(),
    harbour: await ofOrganisation('Harbour Logistics'),
    meridian: await ofOrganisation('Meridian Health'),
  };
}

/**
 * @param steps of statements of applicability, of incidents, acceptances, exemptions and policies, actions and controls of risks, contracts and documents of
 *   providers, publications of templates, both entries of a proposed score, and what members and respondents do with
 *   assessments, answers of own controls, steps of compliance assessments and findings with their actions, renewals and requests
 *   of evidence, staff who come and leave with their duties, trainings and competences, what roles require, steps of changes with their votes and
 *   periods, projects and tasks that begin, end and recur, files and folders of repositories, playbooks with the links of their
 *   tasks and that they are done, duties to notify, who is on call, and decisions about standards and their controls
 */
const allRecords = (numbers: Numbers, steps: number) => ({
  references: referencesWith(numbers),
  activities: 67 + steps + Object.values(numbers).reduce((sum: number, number: number) => sum + number, 0),
  categories: 10,
});
const ofHarbour = {
  ownControls: 15,
  complianceAssessments: 2,
  findings: 4,
  statements: 1,
  objectives: 3,
  audits: 3,
  reviews: 2,
  evidence: 9,
  exemptions: 9,
  incidents: 8,
  requirements: 8,
  policies: 8,
  providers: 12,
  templates: 3,
  assessments: 8,
  staff: 8,
  changes: 5,
  projects: 2,
  tasks: 19,
  repositories: 2,
};
const ofMeridian = {
  ownControls: 0,
  complianceAssessments: 0,
  findings: 0,
  statements: 0,
  objectives: 0,
  audits: 0,
  reviews: 0,
  evidence: 0,
  exemptions: 0,
  incidents: 2,
  requirements: 4,
  policies: 2,
  providers: 6,
  templates: 1,
  assessments: 1,
  staff: 0,
  changes: 0,
  projects: 0,
  tasks: 0,
  repositories: 0,
};
const complete = {
  people: everyone,
  harbour: {
    ...allRecords(
      ofHarbour,
      19 + 5 + 9 + 14 + 2 + 38 + 31 + 34 + 19 + 15 + 6 + 8 + 13 + 23 + 10 + 15 + 3 + 12 + 10 + 10 + 46 + 17 + 23,
    ),
    acknowledgements: 29,
    answers: 445,
  },
  meridian: { ...allRecords(ofMeridian, 6 + 4 + 6 + 4 + 2), acknowledgements: 0, answers: 9 },
};

/** A database that fails after the seed's nth work in an organisation, before the commit. */
function failingAt(nth: number): Database {
  let calls = 0;
  const inOrganisation: Database['inOrganisation'] = (scope, work) =>
    server.database.inOrganisation(scope, async () => {
      const result = await work();
      calls += 1;
      if (calls === nth) throw new Error('The process was killed');
      return result;
    });
  return { ...server.database, inOrganisation };
}

/** An identity server that fails for this address. */
function identityWithout(emailAddress: string): Pick<LocalIdentity, 'issuer' | 'seedUser'> {
  const { identity } = server;
  return {
    issuer: identity.issuer,
    async seedUser(user) {
      if (user.emailAddress === emailAddress) throw new Error('The process was killed');
      return identity.seedUser(user);
    },
  };
}

describe('the demo', () => {
  it('is complete after one start, and reports it', async () => {
    const reported: unknown[] = [];
    const accounts = await server.seed({ log: { info: (details, message) => reported.push({ ...details, message }) } });
    expect(await wholeDemo()).toEqual(complete);
    // The account of someone who has left is not offered.
    const offered = everyone.map((line) => line.split(':')[0]).filter((email) => email !== 'former@attest.example');
    expect(accounts.map(({ email }) => email).toSorted()).toEqual(offered);
    expect(reported).toEqual([
      { accounts: 14, records: 280, milliseconds: expect.any(Number), message: 'The demo data has been added.' },
    ]);
  });

  it('preserves users’ changes when the server restarts', async () => {
    await server.seed();
    const { platform } = server.database;
    await platform.update(userAccount).set({ approved: true }).where(eq(userAccount.email, 'pending@attest.example'));
    await server.inOrganisation('Meridian Health', async () => {
      await db.update(record).set({ deletedAt: sql`now()` });
      await db.update(riskCategory).set({ name: 'Information security' }).where(eq(riskCategory.name, 'Cybersecurity'));
    });
    const reported: string[] = [];
    await server.seed({ log: { info: (_details, message) => reported.push(message) } });
    expect(reported).toEqual([]);
    expect(await people()).toEqual(everyone.map((line) => line.replace('nowhere, pending', 'nowhere, approved')));
    expect(await references('Meridian Health')).toEqual(referencesWith(ofMeridian));
    expect(await server.inOrganisation('Meridian Health', () => db.$count(riskCategory))).toBe(10);
  });

  it('is completed by a later start after several interrupted ones', async () => {
    const interrupted = (parts: Parameters<DemoServer['seed']>[0]) =>
      expect(server.seed(parts)).rejects.toThrow('The process was killed');
    await interrupted({ database: failingAt(1) });
    await interrupted({ database: failingAt(1) });
    await interrupted({ identity: identityWithout('none@attest.example') });
    await interrupted({ database: failingAt(1) });
    await interrupted({ database: failingAt(2) });
    await server.seed();
    expect(await wholeDemo()).toEqual(complete);
  });

  it('is completed by the next start when some accounts are missing', async () => {
    await server.seed();
    const lost = ['none@attest.example', 'pending@attest.example'];
    await server.database.platform.delete(userAccount).where(inArray(userAccount.email, lost));
    await server.seed();
    expect(await wholeDemo()).toEqual(complete);
  });

  it('keeps its accounts when the server moves to another port', async () => {
    const accounts = () =>
      server.database.platform
        .select({ id: userAccount.id, issuer: userAccount.issuer })
        .from(userAccount)
        .orderBy(asc(userAccount.id));
    await server.seed();
    const before = await accounts();
    const moved = await server.openIdentity('http://localhost:3001');
    await server.seed({ identity: moved });
    await moved.close();
    expect(await accounts()).toEqual(before.map(({ id }) => ({ id, issuer: 'http://localhost:3001/__clerk' })));
    expect(await wholeDemo()).toEqual(complete);
  });
});
