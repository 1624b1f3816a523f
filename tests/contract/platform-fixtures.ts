import { randomUUID } from 'node:crypto';

import { contactMessage, privilegedOperation } from '#server/database/schema/index.ts';
import { addOrganisation, addPerson, addStranger } from '#tests/server/support/people.ts';

import { newFailedJob, nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

const operationHash = 'a'.repeat(64);

const someone = () => `${randomUUID()}@example.com`;
const rights = () => ({
  role: 'ADMIN' as const,
  featurePermissions: [{ feature: 'ADMIN_RESOURCE' as const, permission: 'EDIT' as const }],
});

/** An administrator on whom others may act. */
async function newAdministrator({ server }: Place): Promise<{ id: string; version: number }> {
  const { id } = await addPerson(server, { platform: { role: 'ADMIN', level: 'VIEW' } });
  return { id, version: 1 };
}

async function newMessage({ server, marker }: Place): Promise<string> {
  const [row] = await server.database.platform
    .insert(contactMessage)
    .values({ place: 'POLICY_LINK', name: `${marker} Reader`, email: someone(), text: 'It does not open' })
    .returning({ id: contactMessage.id });
  if (row === undefined) throw new Error('The message was not stored');
  return row.id;
}

/** A privileged operation whose dry run is there. */
async function newOperation({ server }: Place): Promise<string> {
  const { id: preparedBy } = await addPerson(server, { platform: { role: 'ADMIN', level: 'VIEW' } });
  const [row] = await server.database.platform
    .insert(privilegedOperation)
    .values({
      kind: 'MATURITY',
      plan: [{ effect: 'ADDS', subject: 'A model', detail: 'A draft', key: 'model', seen: '' }],
      hash: operationHash,
      needsSecond: false,
      preparedBy,
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning({ id: privilegedOperation.id });
  if (row === undefined) throw new Error('The operation was not stored');
  return row.id;
}

/** Someone who can sign in and has never had an account. */
const newStranger = async ({ server }: Place): Promise<string> => (await addStranger(server)).subject;

/** Valid inputs of what administrators of the platform do. */
export const platformFixtures = {
  'ContactMessages.list': async (place) => {
    await newMessage(place);
    return { query: { search: 'open', status: 'NEW', sortId: 'createdAt' } };
  },
  'ContactMessages.change': async (place) => ({
    path: { id: await newMessage(place) },
    body: { version: 1, action: 'READ' },
  }),
  'FailedJobs.list': async () => ({ query: { search: 'mail', sortId: 'addedAt' } }),
  'FailedJobs.retry': async (place) => ({ path: { id: await newFailedJob(place) } }),
  'FailedJobs.discard': async (place) => ({ path: { id: await newFailedJob(place) } }),
  'IdentityDifferences.compare': nothing,
  'IdentityDifferences.repair': async (place) => ({ body: { kind: 'NO_ACCOUNT', subject: await newStranger(place) } }),
  'OwnContactMessages.write': async () => ({ body: { text: 'When is my account approved?' } }),
  'PlatformAdministrators.everyone': nothing,
  'PlatformAdministrators.appoint': async ({ server }) => {
    const { email } = await addPerson(server);
    return { body: { email, ...rights() } };
  },
  'PlatformAdministrators.setRights': async (place) => {
    const { id, version } = await newAdministrator(place);
    return { path: { id }, body: { version, ...rights() } };
  },
  'PlatformAdministrators.remove': async (place) => {
    const { id, version } = await newAdministrator(place);
    return { path: { id }, body: { version } };
  },
  'PlatformOrganisations.list': async () => ({ query: { search: 'a', state: 'ACTIVE', sortId: 'memberCount' } }),
  'PlatformOrganisations.get': async ({ server }) => ({ path: { id: (await addOrganisation(server)).id } }),
  'PlatformOrganisations.createOrganisation': async ({ marker }) => ({
    body: { name: `${marker} ${randomUUID()}`, features: ['RISK', 'USERS'], administratorEmail: someone() },
  }),
  'PlatformOrganisations.update': async ({ server, marker }) => ({
    path: { id: (await addOrganisation(server)).id },
    body: { version: 1, name: `${marker} ${randomUUID()}`, features: ['RISK'] },
  }),
  'PlatformOrganisations.changeState': async ({ server }) => {
    const { id, name } = await addOrganisation(server);
    return { path: { id }, body: { version: 1, action: 'SUSPEND', reason: 'Unpaid', name } };
  },
  'PlatformOrganisations.inviteAdministrator': async ({ server }) => ({
    path: { id: (await addOrganisation(server)).id },
    body: { email: someone() },
  }),
  'PlatformReports.analytics': nothing,
  'PrivilegedOperations.list': async (place) => {
    await newOperation(place);
    return { query: { search: 'a', status: 'PREPARED', kind: 'MATURITY', sortId: 'kind' } };
  },
  'PrivilegedOperations.get': async (place) => ({ path: { id: await newOperation(place) } }),
  'PrivilegedOperations.prepare': async () => ({ body: { kind: 'MATURITY' } }),
  'PrivilegedOperations.take': async (place) => ({
    path: { id: await newOperation(place) },
    body: { version: 1, action: 'CANCEL', hash: operationHash },
  }),
} satisfies FixturesOf<
  | 'ContactMessages'
  | 'FailedJobs'
  | 'IdentityDifferences'
  | 'OwnContactMessages'
  | 'PlatformAdministrators'
  | 'PlatformOrganisations'
  | 'PlatformReports'
  | 'PrivilegedOperations'
>;
