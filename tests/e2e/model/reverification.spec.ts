import type { Locator } from '@playwright/test';

import type {
  ReverificationContext,
  ReverificationErrorCode,
  ReverificationStep,
  reverificationMachine,
} from '#machines/reverification/reverification.machine.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';
import type { Path } from '#tests/model/flow.ts';
import { reverification } from '#tests/model/flows/reverification.ts';

import { UpdatePasswordPage } from '../pages/update-password-page.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { codeAs, expectBusy, expectSelected, expectSlowNotice } from './form.ts';
import { answerWith, identityOutcome } from './outcomes.ts';
import { answerIn } from './requests.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: UpdatePasswordPage;
  /** Whether the password change is rejected; otherwise the new authenticator app is. */
  readonly changesPassword: boolean;
  readonly password: string;
  /** The secret of the user's app; empty without one. */
  readonly totpSecret: string;
  readonly newPassword: string;
  /** Ends the error that led here. */
  endRefusal(): Promise<void>;
}

const withPassword = 'a change that includes the password is rejected';

const sentences: Readonly<Record<ReverificationErrorCode, string>> = {
  'password.required': 'Password is required',
  'password.incorrect': 'This is not your password',
  'code.incomplete': 'OTP must be 6 digits',
  'code.incorrect': 'Please check the code and try again.',
};

/** In the formats of the identity and the API. */
const proofDue = {
  identity: answerWith(403, { errors: [{ code: 'session_reverification_required', message: '', meta: {} }] }),
  api: answerWith(403, { status: false, message: '', errors: [{ field: 'reverification', message: 'Due' }] }),
};

function factorIn(output: unknown): string | null | undefined {
  const { factor }: Partial<ReverificationStep> = Object(output);
  return factor;
}

const asksForCode = ({ steps }: Path) =>
  steps
    .map(({ event }) => answerIn(event))
    .some((said) => said?.answer.kind === 'answers' && factorIn(said.answer.output) === 'totp');

const dialogOf = ({ screen }: Driver): Locator => screen.page.getByRole('dialog', { name: 'Confirm that it is you' });
const fieldOf = (driver: Driver, { factor }: Pick<ReverificationContext, 'factor'>): Locator =>
  dialogOf(driver).getByLabel(factor === 'password' ? 'Your password' : 'Code of your app');

/** The value for the secret of the flow. */
const typedAs = ({ password, totpSecret }: Driver, value: string): string =>
  totpSecret === '' ? value.replace('123 456', password) : codeAs(totpCode(totpSecret, totpStep(Date.now())), value);

/** The origin of the change: its button is busy until the end and then gets the focus. */
const begin = ({ screen, changesPassword }: Driver) => (changesPassword ? screen.updateButton : screen.addButton);
const busyWith = ({ screen, changesPassword }: Driver) =>
  changesPassword ? screen.updatingButton : screen.preparingButton;

const browser: BrowserFlow<typeof reverificationMachine, Driver> = {
  flow: reverification,
  stopsTime: true,
  troubles: {
    startReverification: { exempt: 'The rejected flow reports the failure; its own trouble paths cover that.' },
    attemptReverification: { exempt: 'Its failures are reported like those of the password change.' },
  },
  isPossible: ({ type, ...event }, { context }) => {
    if (type.startsWith('xstate.done.actor.attempt')) return factorIn(event['output']) === null;
    if (type !== 'xstate.done.actor.startReverification') return true;
    const factor = factorIn(event['output']);
    // A user with an app is not offered to add one.
    return factor === 'password' || (factor === 'totp' && 'secret' in context && context.secret !== '');
  },
  untaken: {
    'starting --xstate.done.actor.startReverification [isDone]--> verified / markVerified':
      'After a rejection the provider always asks for a factor.',
    'provingKnown --xstate.done.actor.attemptKnown--> asking / askFor': 'At our level one proof is enough.',
    'checking --xstate.done.actor.attemptReverification--> asking / askFor': 'At our level one proof is enough.',
  },
  async prepare({ page, faults, directory, apiUserOf, signedInAs, consoleGuard }, path) {
    consoleGuard.allow(/the server responded with a status of 403 /);
    const person = await directory.addPerson({ organisations: [await directory.addOrganisation()] });
    await signedInAs(person);
    const totpSecret = asksForCode(path) ? await (await apiUserOf(person)).addSecondFactor() : '';
    const changesPassword = path.start === withPassword;
    const endRefusal = changesPassword
      ? await faults.meet({ method: 'POST', path: '/__clerk/v1/me/change_password' }, proofDue.identity)
      : await faults.meet({ method: 'POST', path: '/api/auth/second-factor' }, proofDue.api);
    const { password } = person;
    const screen = new UpdatePasswordPage(page);
    return { screen, changesPassword, password, totpSecret, newPassword: `${password}-9`, endRefusal };
  },
  async open(driver) {
    const { screen, changesPassword, password, newPassword } = driver;
    await screen.open();
    if (changesPassword) {
      await screen.changeCurrentPassword(password);
      await screen.changeNewPassword(newPassword);
    }
    // Its button is busy before the change is rejected, and the rejection ends with the first state.
    const rejected = screen.page.waitForResponse((response) => response.status() === 403);
    await begin(driver).click();
    await rejected;
  },
  actors: {
    startReverification: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sessions/*/verify' }),
      outcome: identityOutcome,
    },
    attemptReverification: {
      request: ({ totpSecret }) => ({
        method: 'POST',
        path: `/__clerk/v1/client/sessions/*/verify/attempt_${totpSecret === '' ? 'first' : 'second'}_factor`,
      }),
      outcome: identityOutcome,
    },
  },
  events: {
    'secret.changed': (driver, { value }) =>
      fieldOf(driver, { factor: driver.totpSecret === '' ? 'password' : 'totp' }).fill(typedAs(driver, value)),
    'secret.submitted': (driver) => dialogOf(driver).getByRole('button', { name: 'Continue' }).click(),
    cancelled: (driver) => dialogOf(driver).getByRole('button', { name: 'Cancel' }).click(),
  },
  notices: {
    'reverification.failed': ({ screen }) =>
      expectToast(screen.page, 'You could not be verified', 'Too many requests. Please try again later.'),
  },
  states: {
    async starting(driver) {
      await expectBusy(busyWith(driver));
      await letTimePass(driver.screen.page, 3000);
      await expectSlowNotice(driver.screen.page.getByRole('main'));
      await driver.endRefusal();
    },
    async provingKnown(driver) {
      await expectBusy(busyWith(driver));
      await expect(dialogOf(driver)).toHaveCount(0);
    },
    async asking(driver, context) {
      const { factor, secret, error } = context;
      const field = fieldOf(driver, { factor });
      await expect(field).toHaveAccessibleDescription(error === null ? '' : sentences[error]);
      if (error?.endsWith('incorrect')) await expectSelected(field, typedAs(driver, secret));
      else await expect(field).toHaveValue(typedAs(driver, secret));
      await expect(dialogOf(driver).getByRole('status')).toBeEmpty();
      if (secret === '') await expect(field).toBeFocused();
    },
    async checking(driver) {
      await expectBusy(dialogOf(driver).getByRole('button', { name: 'Verifying...' }));
      await letTimePass(driver.screen.page, 3000);
      await expectSlowNotice(dialogOf(driver));
    },
    // The original request continues.
    async verified(driver) {
      const { screen, changesPassword } = driver;
      await expect(dialogOf(driver)).toHaveCount(0);
      if (changesPassword) await expectToast(screen.page, 'Password updated', 'Your other sessions were signed out.');
      else await expect(screen.firstCode).toBeFocused();
    },
    async cancelled(driver) {
      const { screen, changesPassword, newPassword } = driver;
      await expect(begin(driver)).toBeFocused();
      if (changesPassword) await expect(screen.newPassword).toHaveValue(newPassword);
    },
    async unavailable(driver, { failure }) {
      const { screen, password } = driver;
      if (failure?.code !== 'form_password_incorrect') {
        await expect(begin(driver)).toBeFocused();
        return;
      }
      await expect(screen.currentPassword).toHaveAccessibleDescription('This is not your current password');
      await expectSelected(screen.currentPassword, password);
    },
  },
};

testPaths(browser);
