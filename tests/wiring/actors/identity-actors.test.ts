import { describe, expect, test } from 'vitest';
import type { PromiseActorLogic } from 'xstate';

import { accountActors } from '#src/actors/account-actors.ts';
import { authActors } from '#src/actors/auth-actors.ts';
import { endSession } from '#src/actors/end-session.ts';
import { IdentityError } from '#src/identity/identity-error.ts';

import { fakeIdentity } from '../support/fake-identity.ts';
import { fakeServer } from '../support/fake-server.ts';
import { runActor } from '../support/run-actor.ts';

type Ports = ReturnType<typeof fakeIdentity>;

/** An actor, its input, and the provider method that it should call. */
interface Case {
  readonly name: string;
  run(ports: Ports): ReturnType<typeof runActor>;
  readonly method: string;
  readonly args: readonly unknown[];
}

const auth = <Output, Input>(
  name: string,
  pick: (actors: ReturnType<typeof authActors>) => PromiseActorLogic<Output, Input>,
  input: NoInfer<Input>,
  method: string,
  args: readonly unknown[],
): Case => ({ name, run: ({ connection }) => runActor(pick(authActors(connection)), input), method, args });

const account = <Output, Input>(
  name: string,
  pick: (actors: ReturnType<typeof accountActors>) => PromiseActorLogic<Output, Input>,
  input: NoInfer<Input>,
  method: string,
  args: readonly unknown[],
): Case => ({
  name,
  run: (ports) => runActor(pick(accountActors(fakeServer().api, ports.account.port)), input),
  method,
  args,
});

const credentials = { email: 'ada@example.org', password: 'correct horse' };
const provider = { mode: 'signUp', provider: 'google' } as const;

const ofIdentity: readonly Case[] = [
  auth('activateSession', (all) => all.activateSession, { sessionId: 'sess_1' }, 'activate', ['sess_1']),
  auth('attemptEmailCode', (all) => all.attemptEmailCode, { code: '123456' }, 'attemptEmailCode', ['123456']),
  auth('attemptReset', (all) => all.attemptReset, { code: '123456', password: 'new' }, 'attemptReset', [
    '123456',
    'new',
  ]),
  auth('attemptSecondFactor', (all) => all.attemptSecondFactor, { code: '654321' }, 'attemptSecondFactor', ['654321']),
  auth('createReset', (all) => all.createReset, { email: 'ada@example.org' }, 'createReset', ['ada@example.org']),
  auth('createSignIn', (all) => all.createSignIn, credentials, 'createSignIn', ['ada@example.org', 'correct horse']),
  auth('createSignUp', (all) => all.createSignUp, credentials, 'createSignUp', ['ada@example.org', 'correct horse']),
  auth('finishSocial', (all) => all.finishSocial, provider, 'finishSocial', ['signUp']),
  auth('readSignUp', (all) => all.readSignUp, undefined, 'readSignUp', []),
  auth('startSocial', (all) => all.startSocial, provider, 'startSocial', ['signUp', 'google']),
  {
    name: 'endSession',
    run: ({ connection }) => runActor(endSession(connection.identity), undefined),
    method: 'signOut',
    args: [],
  },
];

const ofAccount: readonly Case[] = [
  account(
    'changePassword',
    (all) => all.changePassword,
    { currentPassword: 'old', newPassword: 'new', signOutOthers: true },
    'updatePassword',
    ['old', 'new', true],
  ),
  account('startReverification', (all) => all.startReverification, undefined, 'startReverification', []),
  account(
    'attemptReverification',
    (all) => all.attemptReverification,
    { factor: 'totp', secret: '123456' },
    'attemptReverification',
    ['totp', '123456'],
  ),
];

const cases = [
  ...ofIdentity.map((each) => ({ ...each, portOf: ({ identity }: Ports) => identity })),
  ...ofAccount.map((each) => ({ ...each, portOf: ({ account: port }: Ports) => port })),
];

/** Sets the provider's response to the method of the case. */
function provide(each: (typeof cases)[number], answer: () => unknown) {
  const ports = fakeIdentity();
  const port: { readonly calls: readonly unknown[]; on(method: string, answer: () => unknown): void } =
    each.portOf(ports);
  port.on(each.method, answer);
  return { port, run: each.run(ports) };
}

describe.each(cases)('$name', (each) => {
  test('calls the provider once and returns its response', async () => {
    const { port, run } = provide(each, async () => 'the answer');
    expect(await run.outcome).toEqual({ output: 'the answer' });
    expect(port.calls).toEqual([{ method: each.method, args: each.args }]);
  });

  test('converts an error into a failure for the machine', async () => {
    const { run } = provide(each, async () => {
      throw new IdentityError('form_code_incorrect', { field: 'code', status: 422 });
    });
    expect(await run.outcome).toMatchObject({
      failure: { code: 'form_code_incorrect', status: 422, fieldErrors: { code: expect.any(String) } },
    });
  });
});

test('sendEmailCode emails a code and returns nothing about the sign-up', async () => {
  const { connection, identity } = fakeIdentity();
  identity.on('sendEmailCode', async () => 'a step');
  expect(await runActor(authActors(connection).sendEmailCode, undefined).outcome).toEqual({ output: undefined });
  expect(identity.calls).toEqual([{ method: 'sendEmailCode', args: [] }]);
});

test('sendEmailCode fails if the code is not sent', async () => {
  const { connection, identity } = fakeIdentity();
  identity.on('sendEmailCode', async () => {
    throw new IdentityError('too_many_requests', { status: 429 });
  });
  expect(await runActor(authActors(connection).sendEmailCode, undefined).outcome).toMatchObject({
    failure: { code: 'too_many_requests', status: 429 },
  });
});

test('the name and its change are passed to the account unchanged', async () => {
  const { account: port } = fakeIdentity();
  port.on('facts', () => 'facts');
  port.on('rename', async () => 'renamed');
  const actors = accountActors(fakeServer().api, port.port);
  expect(actors.identityFacts()).toBe('facts');
  expect(await actors.rename('Ada', 'Lovelace')).toBe('renamed');
  expect(port.calls).toEqual([
    { method: 'facts', args: [] },
    { method: 'rename', args: ['Ada', 'Lovelace'] },
  ]);
});

describe('awaitProvider', () => {
  test.each(['signedOut', 'signedIn'] as const)('completes when the provider reports %s', async (kind) => {
    const { connection, report } = fakeIdentity();
    const { outcome } = runActor(authActors(connection).awaitProvider, undefined);
    report(kind === 'signedIn' ? { kind, sessionId: 'sess_1' } : { kind });
    expect(await outcome).toEqual({ output: undefined });
  });

  test('fails if the SDK cannot be loaded', async () => {
    const { connection, report } = fakeIdentity();
    const { outcome } = runActor(authActors(connection).awaitProvider, undefined);
    report({ kind: 'failed' });
    expect(await outcome).toMatchObject({ failure: new Error('failed') });
  });

  test('stops listening when it is stopped', () => {
    const { connection, listeners } = fakeIdentity();
    const { stop } = runActor(authActors(connection).awaitProvider, undefined);
    expect(listeners()).toBe(1);
    stop();
    expect(listeners()).toBe(0);
  });
});
