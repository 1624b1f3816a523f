import type { signOutMachine } from '#machines/sign-out/sign-out.machine.ts';
import { signOut } from '#tests/model/flows/sign-out.ts';

import { GatePage } from '../pages/gate-page.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { askedTooLate } from '../support/console-guard.ts';
import type { Person } from '../support/directory.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { expectSlowNotice } from './form.ts';
import { identityOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly shell: Shell;
  readonly gate: GatePage;
  readonly signIn: SignInPage;
  readonly person: Person;
  /** Signs out without confirmation: the user awaits approval and sees no other screen. */
  readonly waits: boolean;
}

/** All of this browser's sessions end together. */
const endOfSessions = { request: () => ({ path: '/__clerk/v1/client/sessions' }), outcome: identityOutcome };

async function expectEnding({ shell: { signOutQuestion } }: Driver): Promise<void> {
  await expect(signOutQuestion.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
  await expect(signOutQuestion.getByRole('button', { name: 'Cancel' })).toBeDisabled();
}

const browser: BrowserFlow<typeof signOutMachine, Driver> = {
  flow: signOut,
  joinsPaths: true,
  troubles: { endSession: 'identity' },
  untaken: {},
  isPossible({ type }, { earlier, states }) {
    if (!type.startsWith('signOut.')) return true;
    // A signed-out user is on another page; the confirmation never appears where sign-out is immediate.
    if (earlier.some((event) => event.type.startsWith('xstate.done.'))) return false;
    const isAsked = (earlier[0]?.type ?? type) === 'signOut.asked';
    return !states.includes('closed') || isAsked === (type === 'signOut.asked');
  },
  async prepare({ page, directory, signedInAs, consoleGuard }, { steps: [first] }) {
    consoleGuard.allow(askedTooLate);
    const waits = first?.event.type === 'signOut.confirmed';
    const person = await directory.addPerson({
      organisations: [await directory.addOrganisation()],
      approved: !waits,
    });
    await signedInAs(person);
    return { shell: new Shell(page), gate: new GatePage(page), signIn: new SignInPage(page), person, waits };
  },
  async open({ shell, gate, waits, person }) {
    await shell.page.goto('/');
    await expect(waits ? gate.underReview : shell.heading(`Welcome, ${person.name}`)).toBeVisible();
  },
  actors: { endSession: endOfSessions },
  events: {
    'signOut.asked': ({ shell, person }) => shell.chooseInUserMenu(person.email, 'Log out'),
    'signOut.cancelled': ({ shell }) => shell.signOutQuestion.getByRole('button', { name: 'Cancel' }).click(),
    'signOut.confirmed': ({ shell, gate, waits }) =>
      waits ? gate.leaveButton.click() : shell.signOutQuestion.getByRole('button', { name: 'Sign Out' }).click(),
  },
  notices: {
    'signOut.started': ({ shell }) => expect(shell.page.getByRole('button', { name: 'Signing out...' })).toBeDisabled(),
    async 'signOut.done'({ shell, signIn }) {
      await expectToast(shell.page, 'Signed out successfully!', 'You have been signed out of your account');
      await signIn.expectShown();
      // The user requested it.
      await expect(shell.page.getByText('Your session has ended.')).toHaveCount(0);
    },
    async 'signOut.failed'({ shell }) {
      await expectToast(shell.page, 'Sign out failed');
      // The reopened confirmation does not cover it.
      const messages = shell.page.getByRole('region', { name: 'Messages' });
      await messages.getByRole('button', { name: 'Close' }).click({ trial: true });
    },
  },
  states: {
    async closed({ shell }) {
      await expect(shell.signOutQuestion).toHaveCount(0);
      await expect(shell.page.getByRole('button', { name: 'Signing out...' })).toHaveCount(0);
    },
    async confirming({ shell }) {
      await expect(shell.signOutQuestion).toHaveAccessibleDescription(
        'You will be signed out in every tab of this browser. Unsaved changes will be lost.',
      );
      await expect(shell.signOutQuestion.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
    },
    'ending.quick': expectEnding,
    async 'ending.slow'(driver) {
      await expectEnding(driver);
      await expectSlowNotice(driver.shell.signOutQuestion);
    },
    'leaving.quick': ({ gate }) => expect(gate.underReview).toBeVisible(),
    'leaving.slow': ({ shell }) => expectSlowNotice(shell.page.getByRole('main')),
  },
};

testPaths(browser);
