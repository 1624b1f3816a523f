import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';

import { appUpdateMachine, type WorkerEvent } from '#machines/app-update/app-update.machine.ts';
import { connectivityMachine, type NetworkEvent } from '#machines/connectivity/connectivity.machine.ts';
import { cookieConsentMachine } from '#machines/cookie-consent/cookie-consent.machine.ts';
import {
  installPromptMachine,
  type InstallFinding,
  type InstallOfferEvent,
} from '#machines/install-prompt/install-prompt.machine.ts';
import { organisationSelectionMachine } from '#machines/organisation-selection/organisation-selection.machine.ts';
import { signOutMachine } from '#machines/sign-out/sign-out.machine.ts';
import { tipsMachine, type Tip, type TipsChoice } from '#machines/tips/tips.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';
import { failure } from '#tests/model/flows/support/failure.ts';

// paths.test.ts covers every transition of these machines; these tests check the numbers and the order given in the
// specification.

describe('organisation selection', () => {
  const startSelection = (activeId: string | null) => {
    const clock = new SimulatedClock();
    const save = deferredActor<void, { organisationId: string }>();
    const done: string[] = [];
    const machine = organisationSelectionMachine.provide({
      actors: { saveDefaultOrganisation: save.logic },
      actions: { reloadPage: () => void done.push('reloads') },
    });
    const actor = createActor(machine, { clock, input: { organisationIds: ['org-1', 'org-2'], activeId } });
    actor.on('organisation.activated', ({ organisationId }) => void done.push(`activates ${organisationId}`));
    actor.on('onBoarding.left', () => void done.push('goes home'));
    actor.on('organisation.notSwitched', (notice) => void done.push(`emits ${notice.failure.code}`));
    return { actor: actor.start(), clock, save, done };
  };

  test('opens one second after load, not before', () => {
    const { actor, clock } = startSelection(null);
    clock.increment(999);
    expect(actor.getSnapshot().hasTag('dialog')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
  });

  test('stays open with the error if the choice cannot be saved', async () => {
    const { actor, clock, save, done } = startSelection(null);
    clock.increment(1000);
    actor.send({ type: 'organisation.chosen', organisationId: 'org-2', onBoarding: false });
    save.last.reject(failure('http_500', 500));
    const asking = await waitFor(actor, (snapshot) => snapshot.matches('asking'));
    expect(asking.context.failure).toEqual(failure('http_500', 500));
    expect(done).toEqual([]);
  });

  test.each([
    [false, ['reloads']],
    [true, ['activates org-2', 'goes home']],
  ])('in the sidebar is saved first, then reloads the page (on an on-boarding page: %s)', async (onBoarding, does) => {
    const { actor, save, done } = startSelection('org-1');
    actor.send({ type: 'organisation.chosen', organisationId: 'org-2', onBoarding });
    expect([save.last.input, done]).toEqual([{ organisationId: 'org-2' }, []]);
    save.last.resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(done).toEqual(does);
  });
});

test('a failed sign-out returns to the confirmation, and a successful one emits one notice', async () => {
  const end = deferredActor<void, unknown>();
  const actor = createActor(signOutMachine.provide({ actors: { endSession: end.logic } }));
  const notices: string[] = [];
  actor.on('*', ({ type }) => void notices.push(type));
  actor.start();
  actor.send({ type: 'signOut.asked' });
  actor.send({ type: 'signOut.confirmed' });
  end.last.reject(failure('network_error'));
  await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  actor.send({ type: 'signOut.confirmed' });
  end.last.resolve();
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect(notices).toEqual(['signOut.started', 'signOut.failed', 'signOut.started', 'signOut.done']);
});

describe('the tips', () => {
  const now = 1_795_159_130_000;
  const tips: Tip[] = ['1', '2'].map((id) => ({ id, title: `Tip ${id}`, description: '' }));
  const startTips = (stored: TipsChoice) => {
    const clock = new SimulatedClock();
    const fetchTips = deferredActor<readonly Tip[], unknown>();
    const choices: unknown[] = [];
    const actor = createActor(
      tipsMachine.provide({
        actors: { fetchTips: fetchTips.logic },
        actions: { storeChoice: (_, choice) => void choices.push(choice) },
      }),
      { clock, input: { stored, now } },
    );
    return { actor: actor.start(), clock, fetchTips, choices };
  };

  test('open two seconds after load, and are postponed for 24 hours', async () => {
    const { actor, clock, fetchTips, choices } = startTips({ choice: 'none' });
    fetchTips.last.resolve(tips);
    await waitFor(actor, ({ context }) => context.tips.length === 2);
    clock.increment(1999);
    expect(actor.getSnapshot().hasTag('dialog')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
    actor.send({ type: 'remindLater.pressed' });
    expect(choices).toEqual([{ choice: 'remind', remindIn: 86_400_000 }]);
  });

  test('that were postponed are shown again once the time has passed', () => {
    const { actor, choices, fetchTips } = startTips({ choice: 'remind', remindAt: now });
    expect([actor.getSnapshot().matches('preparing'), choices]).toEqual([true, [{ choice: 'none' }]]);
    expect(fetchTips.calls).toHaveLength(1);
    expect(startTips({ choice: 'remind', remindAt: now + 1 }).fetchTips.calls).toEqual([]);
  });

  test('show nothing if there are none', async () => {
    const { actor, clock, fetchTips } = startTips({ choice: 'none' });
    clock.increment(2000);
    fetchTips.last.resolve([]);
    const settled = await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(settled.hasTag('dialog')).toBe(false);
  });
});

test('an unresponsive server is polled after 2, 4, 8, 16 and then every 30 seconds', async () => {
  const clock = new SimulatedClock();
  const askHealth = deferredActor<void, unknown>();
  const actors = { watchNetwork: fromCallback<NetworkEvent>(() => undefined), askHealth: askHealth.logic };
  const actor = createActor(connectivityMachine.provide({ actors }), { clock, input: { online: true } }).start();
  actor.send({ type: 'server.missed' });
  expect(actor.getSnapshot().hasTag('silent')).toBe(false);
  for (const seconds of [2, 4, 8, 16, 30, 30]) {
    askHealth.last.reject(failure('network_error'));
    await waitFor(actor, (snapshot) => snapshot.matches({ server: { silent: 'pausing' } }));
    const asked = askHealth.calls.length;
    clock.increment(seconds * 1000 - 1);
    expect(askHealth.calls).toHaveLength(asked);
    clock.increment(1);
    expect(askHealth.calls).toHaveLength(asked + 1);
  }
  askHealth.last.resolve();
  const answering = await waitFor(actor, (snapshot) => snapshot.matches({ server: 'answering' }));
  expect([answering.hasTag('silent'), answering.context.pauses]).toEqual([false, 0]);
});

test('an update that does not take over within ten seconds fails and is offered again', () => {
  const clock = new SimulatedClock();
  const takeOver = deferredActor<void, unknown>();
  const actors = { watchWorker: fromCallback<WorkerEvent>(() => undefined), takeOver: takeOver.logic };
  const actor = createActor(appUpdateMachine.provide({ actors }), { clock });
  const notices: string[] = [];
  actor.on('*', ({ type }) => void notices.push(type));
  actor.start();
  actor.send({ type: 'worker.waiting' });
  actor.send({ type: 'update.pressed' });
  clock.increment(9999);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  clock.increment(1);
  expect([actor.getSnapshot().value, notices]).toEqual(['offered', ['appUpdate.failed']]);
});

test('the cookie choice is saved at once, and the banner hides 700 ms later', () => {
  const clock = new SimulatedClock();
  const saveConsent = deferredActor<void, { consent: boolean }>();
  const machine = cookieConsentMachine.provide({ actors: { saveConsent: saveConsent.logic } });
  const actor = createActor(machine, { clock, input: { cookie: undefined } }).start();
  actor.send({ type: 'decline.pressed' });
  expect(saveConsent.last.input).toEqual({ consent: false });
  clock.increment(699);
  expect(actor.getSnapshot().hasTag('banner')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('banner')).toBe(false);
});

test('an installation declined in the browser is not offered again', async () => {
  const promptInstall = deferredActor<'accepted' | 'dismissed', unknown>();
  const stored: string[] = [];
  const actor = createActor(
    installPromptMachine.provide({
      actors: {
        watchOffers: fromCallback<InstallOfferEvent>(() => undefined),
        checkInstallability: deferredActor<readonly InstallFinding[], unknown>().logic,
        promptInstall: promptInstall.logic,
      },
      actions: { storeDismissal: () => void stored.push('dismissed') },
    }),
    { input: { silenced: false } },
  ).start();
  actor.send({ type: 'install.offered' });
  actor.send({ type: 'install.pressed' });
  promptInstall.last.resolve('dismissed');
  const closed = await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect([closed.hasTag('card'), stored]).toEqual([false, ['dismissed']]);
});
