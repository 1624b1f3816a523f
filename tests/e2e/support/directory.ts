import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import {
  organisationFeatures,
  type OrganisationFeature,
  type OrganisationRole,
  type PermissionLevel,
} from '#openapi/access.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import {
  membership,
  membershipPermission,
  organisation as organisationTable,
  platformMembership,
  platformPermission,
  runZeroAsset,
  userAccount,
  userPreference,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationRights, platformRights } from '#server/demo/rights.ts';
import { hashPassword, openLocalIdentity, type LocalIdentity } from '#server/identity/index.ts';
import { createClient } from '#server/identity/store/clients.ts';
import { insertSession } from '#server/identity/store/sessions.ts';
import { findUserByEmail } from '#server/identity/store/users.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { sealLog, verifyLog, type Head } from '#server/modules/activity/index.ts';
import { createOrganisation } from '#server/modules/organisation/index.ts';

import { addAssessmentLink, type NewAssessmentLink } from './assessment-links.ts';
import { addEvidenceLink, type NewEvidenceLink } from './evidence-links.ts';
import { addPolicyLink, type NewPolicyLink } from './policy-links.ts';
import type { Surroundings } from './surroundings.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Person extends Credentials {
  readonly name: string;
}

export interface Organisation {
  readonly id: string;
  readonly name: string;
}

export interface NewPerson {
  /** A single one becomes the user's current organisation; with several they choose one, unless `actsIn` is set. */
  readonly organisations: readonly Organisation[];
  /** One of the organisations, chosen by the user earlier. */
  readonly actsIn?: Organisation;
  readonly role?: OrganisationRole;
  /** In every feature; that of the role unless given. */
  readonly level?: PermissionLevel;
  readonly name?: string;
  /** False for a user awaiting approval. */
  readonly approved?: boolean;
  /** A platform administrator without the right to manage administrators and perform privileged operations. */
  readonly platform?: true;
  /** Part of the email address: with `+clerk_test` the user's codes are known (identity-protocol.md, 7). */
  readonly tag?: string;
  /** Gives the user a second factor; base32. */
  readonly totpSecret?: string;
}

/** What a test needs of a device that runZero has found. */
export type FoundDevice = Pick<typeof runZeroAsset.$inferInsert, 'name' | 'type' | 'os' | 'addresses' | 'criticality'>;

/** A session as created by a sign-in: the cookie value and the session id. */
export interface OpenSession {
  readonly token: string;
  readonly sessionId: string;
}

/**
 * Creates organisations and users alongside the running server, with the server's own modules on its database: there
 * is no screen for either yet, and no test-only endpoint in the server.
 */
export interface Directory {
  /** An organisation with the default risk matrix and no members; its unique name starts with the place. */
  addOrganisation(place?: string): Promise<Organisation>;
  /** Suspends an organisation, as a platform administrator does. */
  suspend(organisation: Organisation, reason: string): Promise<void>;
  /** A user who can sign in; approved and a manager by default. */
  addPerson(person: NewPerson): Promise<Person>;
  /** Approves a waiting user, as a platform administrator does. */
  approve(email: string): Promise<void>;
  /** Adds devices to what runZero has found in the organisation, the first one last seen. */
  addDevices(organisation: Organisation, devices: readonly FoundDevice[]): Promise<void>;
  /** A policy in force that was sent to someone; returns the path of its link. The organisation has a member. */
  addPolicyLink(organisation: Organisation, link: NewPolicyLink): Promise<string>;
  /** An assessment that was sent to someone; returns the path of its link. The organisation has a member. */
  addAssessmentLink(organisation: Organisation, link: NewAssessmentLink): Promise<string>;
  /** Asks someone for a piece of evidence; returns the path of their link. The organisation has a member. */
  addEvidenceLink(organisation: Organisation, link: NewEvidenceLink): Promise<string>;
  /** Seals the organisation's activity log, as the server does every hour; returns the head to keep. */
  sealLog(organisation: Organisation): Promise<Head>;
  /** Makes an existing user a manager of the organisation. */
  addMember(email: string, organisation: Organisation): Promise<void>;
  /** In a separate browser. Created without a sign-in: the identity limits sign-ins per machine in ten minutes. */
  openSession(email: string): Promise<OpenSession>;
  close(): Promise<void>;
}

type Transaction = Parameters<Parameters<Database['platform']['transaction']>[0]>[0];

const features: readonly OrganisationFeature[] = organisationFeatures;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const noMail = { send: async () => {}, close: async () => {} };

/** Opens the directory of the server started by the global setup. */
export async function openDirectory({ origin, databaseUrl, identityKey }: Surroundings): Promise<Directory> {
  const database = await openDatabase({ url: databaseUrl, dataDirectory: '', appPoolSize: 2, log: silent });
  const identity = await openLocalIdentity({
    database: database.identity,
    origin,
    encryptionKey: Buffer.from(identityKey, 'base64'),
    mail: noMail,
    jobs: openJobs(database.jobs),
    log: silent,
    conveniences: true,
  });
  return {
    async addOrganisation(place = 'Quayside') {
      const name = `${place} ${uniqueWord()}`;
      return { name, ...(await createOrganisation(database, { name, features })) };
    },
    async suspend({ id }, reason) {
      await database.platform
        .update(organisationTable)
        .set({ state: 'SUSPENDED', stateReason: reason })
        .where(eq(organisationTable.id, id));
    },
    addPerson: (person) => addPerson(database, identity, person),
    async approve(email) {
      await database.platform.update(userAccount).set({ approved: true }).where(eq(userAccount.email, email));
    },
    async addDevices({ id: organisationId }, devices) {
      const rows = devices.map((device, index) => {
        const seen = new Date(Date.UTC(2026, 0, 31 - index));
        return { organisationId, runZeroId: randomUUID(), firstSeenAt: seen, lastSeenAt: seen, ...device };
      });
      await database.inOrganisation({ organisationId, userId: '' }, () => db.insert(runZeroAsset).values(rows));
    },
    addPolicyLink: (organisation, link) => addPolicyLink(database, organisation.id, link),
    addAssessmentLink: (organisation, link) => addAssessmentLink(database, organisation.id, link),
    addEvidenceLink: (organisation, link) => addEvidenceLink(database, organisation.id, link),
    async sealLog({ id: organisationId }) {
      await sealLog(database, organisationId);
      const { newest } = await verifyLog(database, organisationId, []);
      if (newest === undefined) throw new Error('The log is empty.');
      return { ...newest, organisationId };
    },
    addMember: (email, organisation) =>
      database.platform.transaction(async (transaction) => {
        const [account] = await transaction
          .select({ userId: userAccount.id })
          .from(userAccount)
          .where(eq(userAccount.email, email));
        if (account === undefined) throw new Error(`No account has the address ${email}`);
        await join(transaction, account, organisation, 'ORG_MANAGER');
      }),
    openSession: (email) => openSession(database, email),
    async close() {
      await identity.close();
      await database.close();
    },
  };
}

async function addPerson(database: Database, identity: LocalIdentity, person: NewPerson): Promise<Person> {
  const { organisations, role = 'ORG_MANAGER', name = 'Robin Ashdown', approved = true, totpSecret, tag = '' } = person;
  const made = { email: `${uniqueWord()}${tag}@quayside.example`, password: 'quayside-harbour-7', name };
  const { userId: subject } = await identity.seedUser({
    emailAddress: made.email,
    password: { hash: await hashPassword(made.password, quick) },
    ...(totpSecret !== undefined && { totpSecret }),
  });
  await database.platform.transaction(async (transaction) => {
    const [account] = await transaction
      .insert(userAccount)
      .values({ issuer: identity.issuer, subject, email: made.email, name: made.name, approved })
      .returning({ userId: userAccount.id });
    if (account === undefined) throw new Error('The account was not created');
    if (person.platform) await joinPlatform(transaction, account);
    for (const organisation of organisations) await join(transaction, account, organisation, role, person.level);
    const acting = person.actsIn ?? (organisations.length === 1 ? organisations[0] : undefined);
    if (acting === undefined) return;
    await transaction.insert(userPreference).values({ ...account, defaultOrganisationId: acting.id });
  });
  return made;
}

async function joinPlatform(transaction: Transaction, account: { readonly userId: string }): Promise<void> {
  const rights = platformRights('ADMIN').map((right) => ({ ...account, ...right }));
  await transaction.insert(platformMembership).values({ ...account, role: 'ADMIN' });
  await transaction.insert(platformPermission).values(rights);
}

/** Gives an account a role in an organisation, with the rights the role has in the demo, or a level of its own. */
async function join(
  transaction: Transaction,
  account: { readonly userId: string },
  { id: organisationId }: Organisation,
  role: OrganisationRole,
  level?: PermissionLevel,
): Promise<void> {
  const rights = organisationRights(role, features).map((right) => ({
    ...account,
    organisationId,
    ...right,
    level: level ?? right.level,
  }));
  await transaction.insert(membership).values({ ...account, organisationId, role });
  await transaction.insert(membershipPermission).values(rights);
}

async function openSession({ identity }: Database, email: string): Promise<OpenSession> {
  const user = await findUserByEmail(identity, email);
  if (user === null) throw new Error(`No account has the address ${email}`);
  const now = new Date();
  const { client, token } = await createClient(identity, now);
  const browser = { clientId: client.id, ipAddress: '127.0.0.1', userAgent: 'Test browser' };
  const { id: sessionId } = await insertSession(identity, { ...browser, userId: user.id }, now);
  return { token, sessionId };
}

/** The default cost adds half a second to each test. The hash stores its cost, so the server accepts it. */
const quick = { ln: 4, r: 8, p: 1 };

const uniqueWord = () => randomUUID().slice(0, 13);
