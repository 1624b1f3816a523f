import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { organisationFeatures, type OrganisationFeature, type OrganisationRole } from '#openapi/access.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import {
  membership,
  membershipPermission,
  platformMembership,
  platformPermission,
  userAccount,
  userPreference,
} from '#server/database/schema/index.ts';
import { organisationRights, platformRights } from '#server/demo/rights.ts';
import { hashPassword, openLocalIdentity, type LocalIdentity } from '#server/identity/index.ts';
import { createClient } from '#server/identity/store/clients.ts';
import { insertSession } from '#server/identity/store/sessions.ts';
import { findUserByEmail } from '#server/identity/store/users.ts';
import { createOrganisation } from '#server/modules/organisation/index.ts';

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
  /** With exactly one, it is where the person acts; with several they choose, unless `actsIn` says where. */
  readonly organisations: readonly Organisation[];
  /** One of the organisations: the person has chosen it before. */
  readonly actsIn?: Organisation;
  readonly role?: OrganisationRole;
  readonly name?: string;
  /** False for somebody who waits to be let in. */
  readonly approved?: boolean;
  /** An administrator of the platform, without administrators and privileged operations. */
  readonly platform?: true;
  /** Part of the address: with `+clerk_test` the person's codes are known (identity-protocol.md, 7). */
  readonly tag?: string;
  /** Gives the person a second factor; base32. */
  readonly totpSecret?: string;
}

/** A session as a sign-in leaves it: what the browser's cookie holds, and its id. */
export interface OpenSession {
  readonly token: string;
  readonly sessionId: string;
}

/**
 * Makes organisations and people beside the running server, with the server's own modules on its own database: there is
 * no screen for either yet, and no door in the server that exists only for tests.
 */
export interface Directory {
  /** An organisation with the default risk matrix and nobody in it; its name begins with the place and is its own. */
  addOrganisation(place?: string): Promise<Organisation>;
  /** Somebody who can sign in; approved, and a manager, unless said otherwise. */
  addPerson(person: NewPerson): Promise<Person>;
  /** What an administrator of the platform does for somebody who waits. */
  approve(email: string): Promise<void>;
  /** Makes somebody who has an account a manager in the organisation. */
  addMember(email: string, organisation: Organisation): Promise<void>;
  /** In a browser of its own. Nobody signs in for it: the identity allows a machine only so many sign-ins in ten minutes. */
  openSession(email: string): Promise<OpenSession>;
  close(): Promise<void>;
}

type Transaction = Parameters<Parameters<Database['platform']['transaction']>[0]>[0];

const features: readonly OrganisationFeature[] = organisationFeatures;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const noMail = { send: async () => {}, close: async () => {} };

/** Opens the directory of the server that the global setup started. */
export async function openDirectory({ origin, databaseUrl, identityKey }: Surroundings): Promise<Directory> {
  const database = await openDatabase({ url: databaseUrl, dataDirectory: '', appPoolSize: 2, log: silent });
  const identity = await openLocalIdentity({
    database: database.identity,
    origin,
    encryptionKey: Buffer.from(identityKey, 'base64'),
    mail: noMail,
    log: silent,
    conveniences: true,
  });
  return {
    async addOrganisation(place = 'Quayside') {
      const name = `${place} ${uniqueWord()}`;
      return { name, ...(await createOrganisation(database, { name, features })) };
    },
    addPerson: (person) => addPerson(database, identity, person),
    async approve(email) {
      await database.platform.update(userAccount).set({ approved: true }).where(eq(userAccount.email, email));
    },
    addMember: (email, organisation) =>
      database.platform.transaction(async (transaction) => {
        const [account] = await transaction
          .select({ userId: userAccount.id })
          .from(userAccount)
          .where(eq(userAccount.email, email));
        if (account === undefined) throw new Error(`Nobody has the address ${email}`);
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
    if (account === undefined) throw new Error('The person was not stored');
    if (person.platform) await giveThePlatform(transaction, account);
    for (const organisation of organisations) await join(transaction, account, organisation, role);
    const acting = person.actsIn ?? (organisations.length === 1 ? organisations[0] : undefined);
    if (acting === undefined) return;
    await transaction.insert(userPreference).values({ ...account, defaultOrganisationId: acting.id });
  });
  return made;
}

async function giveThePlatform(transaction: Transaction, account: { readonly userId: string }): Promise<void> {
  const rights = platformRights('ADMIN').map((right) => ({ ...account, ...right }));
  await transaction.insert(platformMembership).values({ ...account, role: 'ADMIN' });
  await transaction.insert(platformPermission).values(rights);
}

/** Gives an account a role in an organisation, with the rights that the role has in the demo. */
async function join(
  transaction: Transaction,
  account: { readonly userId: string },
  { id: organisationId }: Organisation,
  role: OrganisationRole,
): Promise<void> {
  const rights = organisationRights(role, features).map((right) => ({ ...account, organisationId, ...right }));
  await transaction.insert(membership).values({ ...account, organisationId, role });
  await transaction.insert(membershipPermission).values(rights);
}

async function openSession({ identity }: Database, email: string): Promise<OpenSession> {
  const user = await findUserByEmail(identity, email);
  if (user === null) throw new Error(`Nobody has the address ${email}`);
  const now = new Date();
  const { client, token } = await createClient(identity, now);
  const browser = { clientId: client.id, ipAddress: '127.0.0.1', userAgent: 'Test browser' };
  const { id: sessionId } = await insertSession(identity, { ...browser, userId: user.id }, now);
  return { token, sessionId };
}

/** The usual strength costs half a second of each test. The hash carries it, so that the server asks for no more. */
const quick = { ln: 4, r: 8, p: 1 };

const uniqueWord = () => randomUUID().slice(0, 13);
