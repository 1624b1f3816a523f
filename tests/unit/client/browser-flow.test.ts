import { describe, expect, expectTypeOf, test } from 'vitest';

import type { sidebarMachine } from '#machines/sidebar/sidebar.machine.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { browserCover, faultsOfCover, shortCover } from '#tests/e2e/model/cover.ts';
import type { AnsweringActor, EventHandlers, LeafState } from '#tests/e2e/model/machine-types.ts';
import { apiOutcome, identityOutcome, providerWords } from '#tests/e2e/model/outcomes.ts';
import { notifications } from '#tests/model/flows/notifications.ts';
import { signIn } from '#tests/model/flows/sign-in.ts';
import { leafStates } from '#tests/model/leaf-states.ts';

type SignIn = typeof signInMachine;
type Sidebar = typeof sidebarMachine;

test('a browser flow must handle every state, event and actor of its machine', () => {
  expectTypeOf<LeafState<SignIn>>().toEqualTypeOf<
    | 'beginning'
    | 'editing'
    | 'submitting'
    | 'startingSocial'
    | 'leaving'
    | 'enteringCode'
    | 'verifyingCode'
    | 'activating'
    | 'complete'
  >();
  expectTypeOf<LeafState<Sidebar>>().toEqualTypeOf<
    'deciding' | 'wide.before' | 'wide.deciding' | 'wide.expanded' | 'wide.collapsed' | 'narrow.closed' | 'narrow.open'
  >();
  expectTypeOf<AnsweringActor<SignIn>>().toEqualTypeOf<
    'createSignIn' | 'startSocial' | 'attemptSecondFactor' | 'activateSession'
  >();
  expectTypeOf<AnsweringActor<Sidebar>>().toEqualTypeOf<never>();
  expectTypeOf<keyof EventHandlers<Sidebar, object>>().toEqualTypeOf<
    'width.narrow' | 'width.wide' | 'toggled' | 'dismissed' | 'search.changed' | 'group.toggled'
  >();
});

describe('a cover', () => {
  test('takes every transition of a flow without impossible steps', () => {
    const cover = browserCover({ flow: signIn });
    expect(cover.taken).toEqual(cover.transitions.toSorted());
    expect(faultsOfCover(cover, {})).toEqual([]);
  });

  test('omits paths with an impossible step, and reports the missing transitions', () => {
    const cover = browserCover({ flow: signIn, isPossible: ({ type }) => type !== 'back.pressed' });
    const missing = 'enteringCode --back.pressed--> editing / forgetPassword';
    expect(cover.paths.flatMap(({ steps }) => steps).filter(({ event }) => event.type === 'back.pressed')).toEqual([]);
    expect(faultsOfCover(cover, {})).toEqual([`Neither taken nor listed: ${missing}`]);
    expect(faultsOfCover(cover, { [missing]: 'There is no such button.' })).toEqual([]);
  });

  test('finds another path if the screen does not offer the shortest', () => {
    const isListed = (states: readonly string[]) => states.includes('panel.open.listed');
    const cover = browserCover({
      flow: notifications,
      isOffered: ({ type }, { states }) => type !== 'notification.pressed' || isListed(states),
    });
    const ways = cover.paths.map(({ steps }) => steps.map(({ event }) => event.type));
    const marking = ways.filter((types) => types.includes('notification.pressed'));
    expect(faultsOfCover(cover, {})).toEqual([]);
    expect(marking.map((types) => types[types.indexOf('notification.pressed') - 1])).toEqual(
      marking.map(() => 'xstate.done.actor.loadNotifications'),
    );
  });

  test('is shortened to paths that meet every state and every action of a user', () => {
    const cover = browserCover({ flow: signIn });
    const short = shortCover(cover);
    const situations = short.flatMap(({ initial, steps }) => [initial, ...steps]);
    const states = new Set(situations.flatMap(({ snapshot }) => leafStates(snapshot.value)));
    // The first state is left as soon as it is entered.
    expect(states).toEqual(new Set(Object.keys(signIn.machine.states).filter((state) => state !== 'beginning')));
    const types = new Set(short.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
    for (const action of ['form.submitted', 'provider.chosen', 'code.submitted', 'back.pressed'])
      expect(types).toContain(action);
    expect(short.length).toBeLessThan(cover.paths.length);
    expect(cover.paths).toEqual(expect.arrayContaining(short));
  });

  test('rejects outdated exceptions', () => {
    const cover = { transitions: ['a', 'b'], taken: ['a'] };
    expect(faultsOfCover(cover, { a: 'Once it was not.', b: ' ', c: 'It was once.' })).toEqual([
      'Listed as untaken, but taken: a',
      'Listed as untaken, but unknown: c',
      'Listed without a reason: b',
    ]);
  });
});

describe('an error response', () => {
  const failure = { status: 422, code: 'form_code_incorrect', message: 'Wrong', fieldErrors: { code: 'Wrong code' } };
  const bodyOf = (outcome: ReturnType<typeof apiOutcome>): unknown =>
    outcome.do === 'answer' ? { status: outcome.status, body: JSON.parse(outcome.body ?? '') } : outcome;

  test('follows the format of the identity', () => {
    expect(bodyOf(identityOutcome({ kind: 'refuses', failure }))).toEqual({
      status: 422,
      body: {
        errors: [
          { code: failure.code, message: providerWords, long_message: providerWords, meta: { param_name: 'code' } },
        ],
      },
    });
  });

  test('follows the format of the API, with the stored record', () => {
    expect(bodyOf(apiOutcome({ kind: 'refuses', failure: { ...failure, current: { version: 2 } } }))).toEqual({
      status: 422,
      body: {
        status: false,
        message: 'Wrong',
        errors: [{ field: 'code', message: 'Wrong code' }],
        current: { version: 2 },
      },
    });
  });

  test('is absent without a response, and a success comes from the server itself', () => {
    const silence = { kind: 'refuses', failure: { ...failure, status: undefined } } as const;
    expect(identityOutcome(silence)).toEqual({ do: 'drop' });
    expect(apiOutcome({ kind: 'answers', output: undefined })).toEqual({ do: 'pass' });
  });
});
