import { eq } from 'drizzle-orm';

import {
  organisationFeatures,
  platformFeatures,
  type OrganisationFeature,
  type OrganisationRole,
  type PermissionLevel,
  type PlatformFeature,
  type PlatformRole,
} from '#openapi/access.ts';
import {
  membership,
  membershipPermission,
  platformMembership,
  platformPermission,
  userAccount,
} from '#server/database/schema/index.ts';
import { createClient } from '#server/identity/store/clients.ts';
import { insertSession } from '#server/identity/store/sessions.ts';
import { insertUser } from '#server/identity/store/users.ts';
import { createOrganisation } from '#server/modules/organisation/index.ts';
import { Browser } from '#tests/server/identity/browser.ts';
import { textAt } from '#tests/server/identity/support.ts';

import type { Answer, Call } from './http.ts';
import type { TestServer } from './server.ts';

export interface TestOrganisation {
  readonly id: string;
  readonly name: string;
}

/** A role in one organisation: the level applies to each of its features; without a level, to none. */
interface Principal {
  readonly organisation: TestOrganisation;
  readonly role: OrganisationRole;
  readonly level?: PermissionLevel;
}

export interface NewPerson {
  readonly approved?: boolean;
  readonly active?: boolean;
  readonly in?: readonly Principal[];
  readonly platform?: {
    readonly role: PlatformRole;
    readonly level?: PermissionLevel;
    /** All of them by default. */
    readonly features?: readonly PlatformFeature[];
  };
}

/** A signed-in user, as the identity knows them. */
export interface Stranger {
  /** Their user id in the identity, the subject of their tokens. */
  readonly subject: string;
  readonly email: string;
  readonly sessionId: string;
  readonly browser: Browser;
  /** A token that remains valid for some seconds. */
  token(): Promise<string>;
  /** Sends a request with the person's token. */
  call(path: string, request?: Call): Promise<Answer>;
  /** Another browser in which they are signed in. */
  signInAgain(): Promise<{ browser: Browser; sessionId: string }>;
}

/** A user with an account; their requests are for the first of their organisations unless they name one. */
export interface Person extends Stranger {
  /** The account's id. */
  readonly id: string;
}

const renewAfterMilliseconds = 30_000;

let numbers = 0;
const nextNumber = () => (numbers += 1);

/** An organisation with the default matrix. */
export async function addOrganisation(
  { database }: TestServer,
  features: readonly OrganisationFeature[] = organisationFeatures,
): Promise<TestOrganisation> {
  const name = `Organisation ${nextNumber()}`;
  const { id } = await createOrganisation(database, { name, features });
  return { id, name };
}

/** A browser with its own session, as after a sign-in, without the slow password hash. */
async function openSession({ origin, database: { identity } }: TestServer, userId: string) {
  const now = new Date();
  const { client, token } = await createClient(identity, now);
  const userAgent = 'Test browser';
  const session = await insertSession(
    identity,
    { clientId: client.id, userId, ipAddress: '127.0.0.1', userAgent },
    now,
  );
  const browser = new Browser(`${origin}/__clerk`, origin);
  browser.cookies.set('__client', token);
  return { browser, sessionId: session.id };
}

/** A signed-in user without an account: their first API request creates it. */
export async function addStranger(server: TestServer, email = `person-${nextNumber()}@example.com`): Promise<Stranger> {
  const [lastName = ''] = email.split('@');
  const profile = { passwordHash: null, firstName: 'Person', lastName };
  const subject = await insertUser(server.database.identity, { emailAddresses: [email], ...profile }, new Date());
  return signedIn(server, { subject, email });
}

/** A user that the identity knows, in a browser in which they are signed in. */
export async function signedIn(
  server: TestServer,
  { subject, email }: Pick<Stranger, 'subject' | 'email'>,
): Promise<Stranger> {
  const { browser, sessionId } = await openSession(server, subject);
  const token = tokensOf(browser, sessionId);
  return {
    email,
    subject,
    sessionId,
    browser,
    token,
    call: async (path, request) => server.call(path, { token: await token(), ...request }),
    signInAgain: () => openSession(server, subject),
  };
}

/** Tokens live for 60 seconds: they are renewed as the browser's SDK does. */
function tokensOf(browser: Browser, sessionId: string): () => Promise<string> {
  let current: { readonly token: string; readonly at: number } | undefined;
  return async () => {
    if (current === undefined || Date.now() - current.at > renewAfterMilliseconds) {
      const { body } = await browser.post(`/v1/client/sessions/${sessionId}/tokens`);
      current = { token: textAt(body, 'jwt'), at: Date.now() };
    }
    return current.token;
  };
}

async function giveRoles({ database: { platform } }: TestServer, userId: string, person: NewPerson): Promise<void> {
  for (const { organisation, role, level } of person.in ?? []) {
    const organisationId = organisation.id;
    await platform.insert(membership).values({ organisationId, userId, role });
    if (level === undefined) continue;
    const rights = organisationFeatures.map((feature) => ({ organisationId, userId, feature, level }));
    await platform.insert(membershipPermission).values(rights);
  }
  if (person.platform === undefined) return;
  const { role, level, features = platformFeatures } = person.platform;
  await platform.insert(platformMembership).values({ userId, role });
  if (level === undefined) return;
  await platform.insert(platformPermission).values(features.map((feature) => ({ userId, feature, level })));
}

/** A signed-in user whose account is active, unless specified otherwise. */
export async function addPerson(server: TestServer, person: NewPerson = {}): Promise<Person> {
  const stranger = await addStranger(server);
  const me = await stranger.call('/api/auth/me');
  const id = textAt(me.body, 'data.id');
  const { approved = true, active = true } = person;
  await server.database.platform.update(userAccount).set({ approved, active }).where(eq(userAccount.id, id));
  await giveRoles(server, id, person);
  const organisation = person.in?.[0]?.organisation.id;
  return { ...stranger, id, call: (path, request) => stranger.call(path, { organisation, ...request }) };
}
