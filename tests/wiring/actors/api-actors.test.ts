import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { beginSecondFactor } from '#src/actors/begin-second-factor.ts';
import { confirmSecondFactor } from '#src/actors/confirm-second-factor.ts';
import { fetchAccount } from '#src/actors/fetch-account.ts';
import { fetchOrganisations } from '#src/actors/fetch-organisations.ts';
import { fetchTips } from '#src/actors/fetch-tips.ts';
import { loadNotifications } from '#src/actors/load-notifications.ts';
import { markAllAsRead } from '#src/actors/mark-all-as-read.ts';
import { markAsRead } from '#src/actors/mark-as-read.ts';
import { removeSecondFactor } from '#src/actors/remove-second-factor.ts';
import { saveDefaultOrganisation } from '#src/actors/save-default-organisation.ts';

import { fakeIdentity } from '../support/fake-identity.ts';
import { fakeServer } from '../support/fake-server.ts';
import { asking, requestLaws, type Case } from '../support/request-laws.ts';
import { runActor } from '../support/run-actor.ts';

const secondFactor = { secret: 'ABC', uri: 'otpauth://totp/ada' };
const { account } = fakeIdentity();
account.on('reload', async () => undefined);

const cases: readonly Case[] = [
  asking('beginSecondFactor', beginSecondFactor, undefined, {
    call: 'POST /auth/second-factor',
    request: { query: {}, body: undefined },
    data: secondFactor,
    output: secondFactor,
  }),
  asking(
    'confirmSecondFactor',
    (api) => confirmSecondFactor(api, account.port),
    { code: '123456' },
    {
      call: 'POST /auth/second-factor/confirm',
      request: { body: { code: '123456' } },
      data: undefined,
      output: undefined,
    },
  ),
  asking(
    'removeSecondFactor',
    (api) => removeSecondFactor(api, account.port),
    { code: '123456' },
    {
      call: 'POST /auth/second-factor/remove',
      request: { body: { code: '123456' } },
      data: undefined,
      output: undefined,
    },
  ),
  asking('fetchAccount', fetchAccount, undefined, {
    call: 'GET /auth/me',
    request: { query: {} },
    data: { id: 'person-1' },
    output: { id: 'person-1' },
  }),
  asking('fetchTips', fetchTips, undefined, {
    call: 'GET /helpful-tips',
    request: { query: { page: '1', perPage: '100' } },
    data: { data: [{ id: 'tip-1' }], pagination: {} },
    output: [{ id: 'tip-1' }],
  }),
  asking(
    'markAsRead',
    markAsRead,
    { notificationId: 'n-1' },
    {
      call: 'PATCH /notifications/mark-as-read',
      request: { body: { notificationId: 'n-1' } },
      data: undefined,
      output: undefined,
    },
  ),
  asking('markAllAsRead', markAllAsRead, undefined, {
    call: 'PATCH /notifications/mark-all-as-read',
    request: { body: undefined },
    data: undefined,
    output: undefined,
  }),
  asking(
    'saveDefaultOrganisation',
    saveDefaultOrganisation,
    { organisationId: 'org-1' },
    {
      call: 'POST /user-preferences/default-organisation',
      request: { body: { organisationId: 'org-1' } },
      data: undefined,
      output: undefined,
    },
  ),
  asking('loadNotifications', (api) => loadNotifications(api, new QueryClient()), undefined, {
    call: 'GET /notifications',
    request: { query: { perPage: '30' } },
    data: { data: [] },
    output: undefined,
    isKept: true,
  }),
];

requestLaws(cases);

describe.each([
  ['confirmSecondFactor', confirmSecondFactor, 'POST /auth/second-factor/confirm'],
  ['removeSecondFactor', removeSecondFactor, 'POST /auth/second-factor/remove'],
] as const)('%s', (_name, actor, call) => {
  test('makes the SDK reload the user, and succeeds even if that fails', async () => {
    const server = fakeServer();
    const ports = fakeIdentity();
    ports.account.on('reload', async () => {
      throw new Error('The provider is unavailable');
    });
    server.answer(call);
    const { outcome } = runActor(actor(server.api, ports.account.port), { code: '123456' });
    expect(await outcome).toEqual({ output: undefined });
    expect(ports.account.calls).toEqual([{ method: 'reload', args: [] }]);
  });

  test('waits until the SDK has loaded the user', async () => {
    const server = fakeServer();
    const ports = fakeIdentity();
    let reread: (value: unknown) => void = () => {};
    ports.account.on('reload', () => new Promise((resolve) => (reread = resolve)));
    server.answer(call);
    let isDone = false;
    const { outcome } = runActor(actor(server.api, ports.account.port), { code: '123456' });
    const done = outcome.then(() => (isDone = true));
    await expect.poll(() => ports.account.calls).toHaveLength(1);
    await Promise.resolve();
    expect(isDone).toBe(false);
    reread(undefined);
    await done;
    expect(isDone).toBe(true);
  });
});

describe('fetchOrganisations', () => {
  const memberships = 'GET /auth/organisations-and-permissions';
  const preference = 'GET /user-preferences/default-organisation';
  const preferences = 'GET /user-preferences';

  test('combines the responses of three requests and applies the date format', async () => {
    const server = fakeServer();
    server.answer(memberships, { organisations: [{ role: 'ORG_ADMIN' }] });
    server.answer(preference, { defaultOrganisationId: 'org-2' });
    server.answer(preferences, { locale: 'de-DE', timeZone: null });
    const reported: unknown[] = [];
    const { outcome } = runActor(
      fetchOrganisations(server.api, (given) => reported.push(given)),
      undefined,
    );
    expect(await outcome).toEqual({
      output: { memberships: [{ role: 'ORG_ADMIN' }], defaultOrganisationId: 'org-2' },
    });
    expect(reported).toEqual([{ locale: 'de-DE', timeZone: null }]);
    expect(server.called()).toEqual([memberships, preference, preferences]);
  });

  test.each([memberships, preference, preferences])('fails if %s is rejected', async (refused) => {
    const server = fakeServer();
    server.answer(memberships, { organisations: [] });
    server.answer(preference, { defaultOrganisationId: null });
    server.answer(preferences, {});
    server.refuse(refused, 500, { message: 'It broke' });
    const { outcome } = runActor(
      fetchOrganisations(server.api, () => {}),
      undefined,
    );
    expect(await outcome).toMatchObject({ failure: { code: 'http_500', message: 'It broke' } });
  });

  test('aborts all of them when it is stopped', async () => {
    const server = fakeServer();
    const { stop } = runActor(
      fetchOrganisations(server.api, () => {}),
      undefined,
    );
    await expect.poll(server.called).toHaveLength(3);
    stop();
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });
});
