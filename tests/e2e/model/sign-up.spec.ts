import type { SignUpStep } from '#machines/identity-step.ts';
import type { SignUpContext, SignUpErrorCode, signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { signUp } from '#tests/model/flows/sign-up.ts';

import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerifyEmailPage } from '../pages/verify-email-page.ts';
import type { Person } from '../support/directory.ts';
import type { HeldRequest } from '../support/fault-gate.ts';
import type { IdentityClient } from '../support/identity-client.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { emailAs, expectBusy, newAddress, messageOf } from './form.ts';
import { activation, beginsSession, completed, incompleteSignUp, isSessionThere } from './identity.ts';
import { identityOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly screen: SignUpPage;
  readonly nextScreen: VerifyEmailPage;
  /** The email address of the new account. */
  readonly email: string;
  /** The user whose session the browser has, or gets when no address needs verification. */
  readonly person: Person;
  /** The provider's page, on paths where it does not load. */
  readonly providerPage: HeldRequest | undefined;
  client: IdentityClient;
}

const sentences: Readonly<Record<SignUpErrorCode, string>> = {
  'email.required': 'Email is required',
  'email.invalid': 'Invalid email address',
  'password.required': 'Password is required',
  'password.weak': 'Password must be at least 8 characters, include at least one letter and one number',
};
const passwordHelp = 'At least 8 characters, with a letter and a number.';

const createSignUp = { method: 'POST', path: '/__clerk/v1/client/sign_ups' } as const;

/** Another tab has signed in, or the simulated response starts a session. */
async function arrangeSession(driver: Driver, answer: ActorAnswer): Promise<void> {
  const { fixtures, person } = driver;
  if (!isSessionThere(answer) && !beginsSession(answer)) return;
  await fixtures.signedInAs(person);
  driver.client = await (await fixtures.apiUserOf(person)).client();
}

/** Requires more than a verified address, which the real identity never does. */
function isIncomplete(answer: ActorAnswer): boolean {
  const { status, unverified }: Partial<SignUpStep> = Object(answer.kind === 'answers' ? answer.output : undefined);
  return status === 'missing_requirements' && unverified?.length === 0;
}

function stepOutcome(answer: ActorAnswer, { client }: Driver) {
  if (isSessionThere(answer)) return pass;
  if (beginsSession(answer)) return completed('sign_up_attempt', client);
  return isIncomplete(answer) ? incompleteSignUp(['last_name']) : identityOutcome(answer);
}

async function expectForm({ screen, email: address }: Driver, context: SignUpContext): Promise<void> {
  const { email, password, errors } = context;
  await screen.expectShown();
  // An email field trims surrounding spaces.
  await expect(screen.email).toHaveValue(emailAs(address, email).trim());
  await expect(screen.password).toHaveValue(password);
  await expect(screen.email).toHaveAccessibleDescription(errors.email === undefined ? '' : sentences[errors.email]);
  await expect(screen.password).toHaveAccessibleDescription(
    errors.password === undefined ? passwordHelp : sentences[errors.password],
  );
}

const browser: BrowserFlow<typeof signUpMachine, Driver> = {
  flow: signUp,
  joinsPaths: true,
  troubles: {
    createSignUp: 'identity',
    sendEmailCode: 'identity',
    startSocial: 'identity',
    activateSession: {
      exempt: 'By then a session exists, which a second attempt would find; the cover includes an error.',
    },
  },
  mountsScreensOnce: true,
  untaken: {},
  // The provider's page is held once.
  isPossible: ({ type }, { earlier }) =>
    type !== 'xstate.done.actor.startSocial' || !earlier.some((event) => event.type === type),
  async prepare(fixtures, { steps }) {
    const { page, directory, faults } = fixtures;
    const person = await directory.addPerson({ organisations: [await directory.addOrganisation()] });
    const waits = steps.some(({ wait }) => wait !== undefined);
    return {
      fixtures,
      screen: new SignUpPage(page),
      nextScreen: new VerifyEmailPage(page),
      email: newAddress(),
      person,
      providerPage: waits ? await faults.holdNext({ method: 'GET', path: '/__clerk/dev/social/*' }) : undefined,
      client: { sessions: [] },
    };
  },
  open: ({ screen }) => screen.open(),
  actors: {
    createSignUp: { request: () => createSignUp, arrange: arrangeSession, outcome: stepOutcome },
    startSocial: { request: () => createSignUp, arrange: arrangeSession, outcome: stepOutcome },
    sendEmailCode: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ups/*/prepare_verification' }),
      outcome: identityOutcome,
    },
    activateSession: activation,
  },
  events: {
    'email.changed': ({ screen, email }, { value }) => screen.changeEmail(emailAs(email, value)),
    'password.changed': ({ screen }, { value }) => screen.changePassword(value),
    'form.submitted': ({ screen }) => screen.submit(),
    'provider.chosen': ({ screen }) => screen.social.button('Microsoft').click(),
  },
  notices: {
    'signUp.alreadySignedIn': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'You are now signed in to your account'),
    'signUp.completed': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'You are now signed up to your account'),
    'signUp.incomplete': ({ screen }) =>
      expectToast(screen.page, 'Sign up incomplete', 'Please complete all required fields.'),
    'signUp.failed': ({ screen }, { failure }) => expectToast(screen.page, 'Sign up failed', messageOf(failure)),
    'signUp.socialFailed': ({ screen }, { failure }) =>
      expectToast(
        screen.page,
        'Microsoft sign up failed',
        `${messageOf(failure)} Please use another method to sign up.`,
      ),
    'signUp.verificationDue': ({ screen, email }) =>
      expect.poll(() => screen.page.evaluate(() => localStorage.getItem('signup_email'))).toBe(email),
    'signUp.codeSent': ({ screen }) =>
      expectToast(
        screen.page,
        'Email verification sent!',
        'Please check your email and enter the verification code to complete your signup.',
      ),
    'signUp.codeNotSent': ({ screen }, { failure }) =>
      expectToast(screen.page, 'Failed to resend verification', messageOf(failure)),
  },
  states: {
    async editing(driver, context) {
      await expectForm(driver, context);
      await expect(driver.screen.submitButton).toBeEnabled();
    },
    async submitting(driver, context) {
      await expectForm(driver, context);
      await expectBusy(driver.screen.busyButton);
    },
    sendingCode: ({ screen }) => expectBusy(screen.busyButton),
    verifying: ({ nextScreen, email }) => nextScreen.expectShown(email),
    async startingSocial({ screen }) {
      await expect(screen.social.button('Microsoft')).toBeDisabled();
      await expect(screen.submitButton).toBeDisabled();
    },
    async leaving({ screen, providerPage }) {
      // A 204 response leaves the browser on the current page.
      await providerPage?.release({ do: 'answer', status: 204 });
      await expect(screen.social.button('Microsoft')).toBeDisabled();
      await expect(screen.submitButton).toBeDisabled();
    },
    activating: ({ screen }) => expectBusy(screen.busyButton),
    async complete({ screen, person }) {
      await expect(screen.page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
    },
  },
};

testPaths(browser);
