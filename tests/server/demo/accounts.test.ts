import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';

import { organisationFeatures, platformFeatures } from '#openapi/access.ts';
import { authorise } from '#server/contract/callers.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { OperationId } from '#server/contract/types.ts';
import { organisation, userAccount } from '#server/database/schema/index.ts';
import { type DemoAccount, demoPassword, demoTotpSecret } from '#server/demo/index.ts';
import { accountQueries } from '#server/modules/accounts/index.ts';
import { shared } from '#tests/server/support/shared.ts';

import { startDemoServer } from './demo-server.ts';

let accounts: readonly DemoAccount[];

const server = shared(startDemoServer);
beforeAll(async () => {
  accounts = await server.seed();
});

const operation = (id: OperationId) => {
  const found = operationsOfContract.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`The contract has no ${id}`);
  return found;
};

/** The caller that the server would identify by the account's token. */
async function callerOf(email: string, organisationName: string) {
  const { platform } = server.database;
  const [account] = await platform.select().from(userAccount).where(eq(userAccount.email, email));
  const subject = account?.subject ?? '';
  const [named] = await platform
    .select({ id: organisation.id })
    .from(organisation)
    .where(eq(organisation.name, organisationName));
  const organisationId = named?.id ?? '';
  const [row] = await accountQueries(platform).caller.execute({
    issuer: server.identity.issuer,
    subject,
    organisationId,
  });
  if (row === undefined) throw new Error(`There is no account ${email}`);
  const { user, organisationRole: role, platformRole } = row;
  return {
    user: { ...user, sessionId: '' },
    approved: user.approved,
    active: user.active,
    organisation:
      role === null ? undefined : { id: organisationId, role, featurePermissions: row.organisationPermissions },
    platform: platformRole === null ? undefined : { role: platformRole, featurePermissions: row.platformPermissions },
  };
}

const risks: readonly OperationId[] = ['Risks.list', 'Risks.create', 'Risks.update', 'Risks.remove'];

async function allowed(email: string, organisationName: string): Promise<OperationId[]> {
  const caller = await callerOf(email, organisationName);
  return risks.filter((id) => {
    try {
      authorise(operation(id), caller);
      return true;
    } catch {
      return false;
    }
  });
}

it('signs users in with its password, and requires the second factor whose seed it prints', async () => {
  const app = fastify();
  await app.register(server.identity.frontend, { prefix: '/__clerk' });
  const signIn = async (identifier: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/__clerk/v1/client/sign_ins',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ identifier, password: demoPassword, strategy: 'password' }).toString(),
    });
    return answer.json<{ response: { status: string } }>().response.status;
  };
  expect(await signIn('admin@attest.example')).toBe('complete');
  expect(await signIn('mfa@attest.example')).toBe('needs_second_factor');
  await app.close();
  expect(accounts.find(({ email }) => email === 'mfa@attest.example')?.about).toContain(demoTotpSecret);
});

describe('the rights in the demo', () => {
  it('let each role act on risks according to its level, in its own organisation', async () => {
    expect(await allowed('admin@attest.example', 'Harbour Logistics')).toEqual(risks);
    expect(await allowed('manager@attest.example', 'Harbour Logistics')).toEqual(risks);
    expect(await allowed('assessor@attest.example', 'Harbour Logistics')).toEqual(risks.slice(0, 3));
    expect(await allowed('consultant@attest.example', 'Harbour Logistics')).toEqual(risks.slice(0, 2));
    expect(await allowed('viewer@attest.example', 'Harbour Logistics')).toEqual(risks.slice(0, 1));
    expect(await allowed('auditor@attest.example', 'Harbour Logistics')).toEqual(risks.slice(0, 1));
    expect(await allowed('viewer@attest.example', 'Meridian Health')).toEqual([]);
    expect(await allowed('meridian@attest.example', 'Meridian Health')).toEqual(risks);
    expect(await allowed('both@attest.example', 'Meridian Health')).toEqual(risks);
    expect(await allowed('pending@attest.example', 'Harbour Logistics')).toEqual([]);
    expect(await allowed('platform@attest.example', 'Harbour Logistics')).toEqual([]);
  });

  it('let a viewer view the features that all six roles may open', async () => {
    const { organisation: standing } = await callerOf('viewer@attest.example', 'Harbour Logistics');
    expect(standing?.featurePermissions).toEqual(
      [
        'ASSESSMENTS',
        'DOCUMENT_REPOSITORY',
        'INCIDENT_REGISTER',
        'INFORMATION_ASSET',
        'PROJECT',
        'RISK',
        'SERVICE_PROVIDER',
        'STAFF',
      ].map((feature) => ({ feature, permission: 'VIEW' })),
    );
  });

  it('give administrators and managers every feature of their organisation', async () => {
    const all = (features: readonly string[]) =>
      features.toSorted().map((feature) => ({ feature, permission: 'DELETE' }));
    for (const email of ['admin@attest.example', 'mfa@attest.example', 'both@attest.example']) {
      const { organisation: standing } = await callerOf(email, 'Harbour Logistics');
      expect(standing?.featurePermissions).toEqual(all(organisationFeatures));
    }
    const { organisation: meridian } = await callerOf('meridian@attest.example', 'Meridian Health');
    expect(meridian?.featurePermissions).toEqual(
      all([
        'RISK',
        'POLICY',
        'SERVICE_PROVIDER',
        'INCIDENT_REGISTER',
        'INFORMATION_ASSET',
        'COUNTRY_REGULATORY_REGISTER',
        'USERS',
        'STAFF',
      ]),
    );
  });

  it('reserve the appointment of administrators and privileged operations for SUPER_ADMIN', async () => {
    const featuresOf = async (email: string) => {
      const { platform } = await callerOf(email, 'Harbour Logistics');
      return platform?.featurePermissions.map(({ feature, permission }) => `${feature} ${permission}`);
    };
    const all = platformFeatures.map((feature) => `${feature} DELETE`).toSorted();
    const reserved = new Set(['ADMIN_ADMIN_MANAGE DELETE', 'ADMIN_IT_PRIVILEGED_OPERATIONS DELETE']);
    expect(await featuresOf('super@attest.example')).toEqual(all);
    expect(await featuresOf('platform@attest.example')).toEqual(all.filter((right) => !reserved.has(right)));
  });
});
