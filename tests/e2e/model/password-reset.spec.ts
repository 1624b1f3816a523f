import type { SignInStep } from '#machines/identity-step.ts';
import type {
  PasswordResetContext,
  PasswordResetErrorCode,
  passwordResetMachine,
} from '#machines/password-reset/password-reset.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { passwordReset } from '#tests/model/flows/password-reset.ts';

import { PasswordResetPage } from '../pages/password-reset-page.ts';
import type { Person } from '../support/directory.ts';
import { OtherTab, testCode } from '../support/other-tab.ts';
import { readSurroundings } from '../support/surroundings.ts';
import { expect, expectSecondFactorNotice, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { codeAs, emailAs, expectBusy, expectSelected, newAddress, messageOf } from './form.ts';
import { activation, firstRequest, isSessionThere } from './identity.ts';
import { answerWith, identityOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly screen: PasswordResetPage;
  readonly person: Person;
}

const sentences: Readonly<Record<PasswordResetErrorCode, string>> = {
  'email.required': 'Email is required',
  'email.invalid': 'Invalid email address',
  'password.required': 'New password is required',
  'password.weak': 'Password must be at least 8 characters, include at least one letter and one number',
  'code.incomplete': 'OTP must be 6 digits',
  'code.incorrect': 'Please check the code and try again.',
};
const sentenceOf = (error: PasswordResetErrorCode | undefined) => (error === undefined ? '' : sentences[error]);

const totpSecret = 'MF2HIZLTOQWXG2DPOJSS2Y3SMFXGK3LB';

const needsSecondFactor = ({ steps }: Path) => steps.some(({ snapshot }) => snapshot.value === 'secondFactorDue');

/** The action with which the screen reports an unhandled outcome. */
const reports = ({ steps }: Path) => steps.some(({ effects }) => effects.some(({ kind }) => kind === 'does'));
const report = 'The password reset ended as needs_new_password';

/** Another tab has signed in. */
async function arrangeSignIn({ fixtures, person }: Driver, answer: ActorAnswer): Promise<void> {
  if (isSessionThere(answer)) await fixtures.signedInAs(person);
}

/** Another tab has completed a sign-up: a sign-in would replace the password reset. */
async function arrangeSignUp({ fixtures, person }: Driver, answer: ActorAnswer): Promise<void> {
  if (!isSessionThere(answer)) return;
  const tab = new OtherTab(fixtures.context.request, readSurroundings().origin);
  await tab.beginSignUp({ email: newAddress(), password: person.password });
  await tab.completeSignUp();
}

/** The real identity responds, except that it never requires a step unknown to this application. */
function stepOutcome(answer: ActorAnswer) {
  const { status }: Partial<SignInStep> = Object(answer.kind === 'answers' ? answer.output : undefined);
  if (isSessionThere(answer)) return pass;
  if (status !== 'needs_new_password') return identityOutcome(answer);
  return answerWith(200, { response: { object: 'sign_in_attempt', id: 'attempt', status, created_session_id: null } });
}

async function expectRequestForm({ screen, person }: Driver, { email, errors }: PasswordResetContext): Promise<void> {
  await screen.expectAskingForEmail();
  // An email field trims surrounding spaces.
  await expect(screen.email).toHaveValue(emailAs(person.email, email).trim());
  await expect(screen.email).toHaveAccessibleDescription(sentenceOf(errors.email));
}

async function expectResetForm({ screen }: Driver, { password, code, errors }: PasswordResetContext): Promise<void> {
  await screen.expectAskingForPassword();
  await expect(screen.password).toHaveValue(password);
  await expect(screen.code).toHaveValue(codeAs(testCode, code));
  await expect(screen.password).toHaveAccessibleDescription(sentenceOf(errors.password));
  await expect(screen.code).toHaveAccessibleDescription(sentenceOf(errors.code));
}

const browser: BrowserFlow<typeof passwordResetMachine, Driver> = {
  flow: passwordReset,
  troubles: {
    createReset: 'identity',
    attemptReset: 'identity',
    awaitProvider: {
      exempt: 'The SDK starts with this request and retries it by itself (identity-protocol.md, 6).',
    },
    activateSession: {
      exempt: 'By then a session exists, which a second attempt would find; the cover includes an error.',
    },
  },
  mountsScreensOnce: true,
  untaken: {
    'loading --xstate.error.actor.awaitProvider--> enteringEmail':
      'Without the provider no screen before sign-in starts: the app reports that sign-in is not available.',
  },
  isPossible: ({ type }) => type !== 'xstate.error.actor.awaitProvider',
  async prepare(fixtures, path) {
    const { page, directory, consoleGuard } = fixtures;
    const secondFactor = needsSecondFactor(path) ? { totpSecret } : {};
    const organisations = [await directory.addOrganisation()];
    const person = await directory.addPerson({ organisations, tag: '+clerk_test', ...secondFactor });
    if (reports(path)) consoleGuard.allow(new RegExp(report));
    return { fixtures, screen: new PasswordResetPage(page), person };
  },
  open: ({ screen }) => screen.begin(),
  actors: {
    awaitProvider: { request: () => firstRequest, outcome: () => pass },
    createReset: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ins' }),
      arrange: arrangeSignIn,
      outcome: stepOutcome,
    },
    attemptReset: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ins/*/attempt_first_factor' }),
      arrange: arrangeSignUp,
      outcome: stepOutcome,
    },
    activateSession: activation,
  },
  effects: {
    logOutcome: ({ fixtures }) => expect.poll(() => fixtures.consoleGuard.logged(new RegExp(report))).toBe(true),
  },
  events: {
    'email.changed': ({ screen, person }, { value }) => screen.changeEmail(emailAs(person.email, value)),
    'password.changed': ({ screen }, { value }) => screen.changePassword(value),
    'code.changed': ({ screen }, { value }) => screen.changeCode(codeAs(testCode, value)),
    'request.submitted': ({ screen }) => screen.submitRequest(),
    'reset.submitted': ({ screen }) => screen.submitReset(),
    'restart.pressed': ({ screen }) => screen.restart(),
  },
  notices: {
    'passwordReset.alreadySignedIn': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'You are now signed in to your account'),
    'passwordReset.codeSent': ({ screen }) =>
      expectToast(screen.page, 'Reset code sent!', 'Please check your email for the password reset code'),
    'passwordReset.codeNotSent': ({ screen }, { failure }) =>
      expectToast(screen.page, 'Failed to send reset code', messageOf(failure)),
    'passwordReset.done': ({ screen }) =>
      expectToast(screen.page, 'Password reset successful!', 'You have been signed in to your account'),
    'passwordReset.failed': ({ screen }, { failure }) =>
      expectToast(
        screen.page,
        'Failed to reset password',
        // The field explains a wrong code.
        failure.code === 'form_code_incorrect' ? undefined : messageOf(failure),
      ),
    'passwordReset.secondFactorRequired': ({ screen }) => expectSecondFactorNotice(screen.page),
  },
  states: {
    async loading({ screen }) {
      await expect(screen.page).toHaveURL('/forget-password');
      await expect(screen.heading).toHaveCount(0);
    },
    async enteringEmail(driver, context) {
      await expectRequestForm(driver, context);
      await expect(driver.screen.sendButton).toBeEnabled();
    },
    async sendingCode(driver, context) {
      await expectRequestForm(driver, context);
      await expectBusy(driver.screen.sendingButton);
    },
    async enteringReset(driver, context) {
      await expectResetForm(driver, context);
      await expect(driver.screen.resetButton).toBeEnabled();
      if (context.code === '' && Object.keys(context.errors).length === 0 && context.password === '')
        await expect(driver.screen.code).toBeFocused();
      if (context.errors.code === 'code.incorrect') await expectSelected(driver.screen.code, /^\d{6}$/);
    },
    async resetting(driver, context) {
      await expectResetForm(driver, context);
      await expectBusy(driver.screen.resettingButton);
    },
    secondFactorDue: ({ screen }) => expect(screen.secondFactorNotice).toBeVisible(),
    activating: ({ screen }) => expectBusy(screen.resettingButton),
    async complete({ screen, person }) {
      await expect(screen.page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
    },
  },
};

testPaths(browser);
