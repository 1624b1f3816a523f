import type { SignInContext, SignInErrorCode, signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';
import type { Path } from '#tests/model/flow.ts';
import { signIn } from '#tests/model/flows/sign-in.ts';

import { SignInPage } from '../pages/sign-in-page.ts';
import type { Person } from '../support/directory.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { answerWith, identityOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly screen: SignInPage;
  readonly person: Person;
}

const totpSecret = 'MF2HIZLTOQWXG2DPOJSS2Y3SMFXGK3LB';

/** What the authenticator app shows now. */
const currentCode = () => totpCode(totpSecret, totpStep(Date.now()));

const sentences: Readonly<Record<SignInErrorCode, string>> = {
  'email.required': 'Email is required',
  'email.invalid': 'Invalid email address',
  'password.required': 'Password is required',
  'code.incomplete': 'OTP must be 6 digits',
  'code.incorrect': 'Please check the code and try again.',
};
const sentenceOf = (error: SignInErrorCode | undefined) => (error === undefined ? '' : sentences[error]);

/** The address of the flow stands for that of the path's person, whatever is around it. */
const emailAs = ({ person }: Driver, value: string) => value.replace('ada@example.org', person.email);

/** A whole code of the flow stands for the right one, whatever is between its digits. */
function codeAs(value: string): string {
  const digits = [...currentCode()];
  return value.replaceAll(/\D/g, '').length < digits.length
    ? value
    : value.replaceAll(/\d/g, () => digits.shift() ?? '');
}

const needsSecondFactor = ({ steps }: Path) => steps.some(({ snapshot }) => snapshot.value === 'enteringCode');

const statusOf = (answer: ActorAnswer): unknown =>
  answer.kind === 'answers' && typeof answer.output === 'object' && answer.output !== null && 'status' in answer.output
    ? answer.output.status
    : undefined;

/** The identity answers for itself, but that it never asks for a step that this application does not know. */
function stepOutcome(answer: ActorAnswer) {
  const status = statusOf(answer);
  if (status !== 'needs_new_password') return identityOutcome(answer);
  return answerWith(200, {
    response: { object: 'sign_in_attempt', id: 'sia_unknown', status, created_session_id: null },
  });
}

async function expectForm(driver: Driver, { email, password, errors }: SignInContext): Promise<void> {
  const { screen, person } = driver;
  await screen.expectShown();
  // A field for addresses has no space around them.
  await expect(screen.email).toHaveValue(emailAs(driver, email).trim());
  await expect(screen.password).toHaveValue(password === '' ? '' : person.password);
  await expect(screen.email).toHaveAccessibleDescription(sentenceOf(errors.email));
  await expect(screen.password).toHaveAccessibleDescription(sentenceOf(errors.password));
}

async function expectBusy({ screen }: Driver, label: string): Promise<void> {
  const button = screen.page.getByRole('button', { name: label });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
}

const browser: BrowserFlow<typeof signInMachine, Driver> = {
  flow: signIn,
  untaken: {},
  async prepare(fixtures, path) {
    const organisations = [await fixtures.directory.addOrganisation()];
    const secondFactor = needsSecondFactor(path) ? { totpSecret } : {};
    const person = await fixtures.directory.addPerson({ organisations, ...secondFactor });
    return { fixtures, person, screen: new SignInPage(fixtures.page) };
  },
  open: ({ screen }) => screen.open(),
  actors: {
    createSignIn: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ins' }),
      async arrange({ fixtures, person }, answer) {
        const isSignedIn = answer.kind === 'refuses' && answer.failure.code === 'session_exists';
        if (isSignedIn) await fixtures.signedInAs(person);
      },
      outcome: (answer) =>
        answer.kind === 'refuses' && answer.failure.code === 'session_exists' ? pass : stepOutcome(answer),
    },
    attemptSecondFactor: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ins/*/attempt_second_factor' }),
      outcome: stepOutcome,
    },
    activateSession: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sessions/*/touch' }),
      outcome: identityOutcome,
    },
  },
  events: {
    'email.changed': (driver, { value }) => driver.screen.email.fill(emailAs(driver, value)),
    'password.changed': ({ screen, person }) => screen.password.fill(person.password),
    'form.submitted': ({ screen }) => screen.submitButton.click(),
    'code.changed': ({ screen }, { value }) => screen.code.fill(codeAs(value)),
    'code.submitted': ({ screen }) => screen.verifyButton.click(),
    'back.pressed': ({ screen }) => screen.page.getByRole('button', { name: 'Back to sign in' }).click(),
  },
  notices: {
    'signIn.failed': ({ screen }, { failure }) =>
      expectToast(screen.page, 'Sign-in failed', failure.status === undefined ? undefined : failure.message),
    'signIn.alreadySignedIn': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'You are now signed in to your account'),
    'signIn.secondFactorRequired': ({ screen }) =>
      expectToast(screen.page, 'Two-factor authentication required', 'Please complete 2FA to continue'),
  },
  states: {
    async editing(driver, context) {
      await expectForm(driver, context);
      await expect(driver.screen.submitButton).toBeEnabled();
    },
    async submitting(driver, context) {
      await expectForm(driver, context);
      await expectBusy(driver, 'Signing in...');
    },
    async enteringCode({ screen }, { code, errors }) {
      await expect(screen.page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await expect(screen.code).toHaveValue(codeAs(code));
      await expect(screen.code).toHaveAccessibleDescription(sentenceOf(errors.code));
      await expect(screen.verifyButton).toBeEnabled();
    },
    verifyingCode: (driver) => expectBusy(driver, 'Verifying...'),
    activating: (driver) => expectBusy(driver, 'Signing in...'),
    async complete({ screen, person }) {
      await expect(screen.page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
    },
  },
};

testPaths(browser);
