import type { AnyEventObject } from 'xstate';

import type { SignInContext, SignInErrorCode, signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';
import { answers, type Path } from '#tests/model/flow.ts';
import { signIn } from '#tests/model/flows/sign-in.ts';

import { SignInPage } from '../pages/sign-in-page.ts';
import type { Person } from '../support/directory.ts';
import { expect, expectSecondFactorNotice, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { codeAs, emailAs, expectBusy, expectSelected, messageOf } from './form.ts';
import { activation, isSessionThere } from './identity.ts';
import { answerWith, identityOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly screen: SignInPage;
  readonly person: Person;
  /** The last authenticator code used; the code changes every 30 s. */
  code: string;
}

const totpSecret = 'MF2HIZLTOQWXG2DPOJSS2Y3SMFXGK3LB';

/** The current authenticator code. */
const currentCode = () => totpCode(totpSecret, totpStep(Date.now()));

const sentences: Readonly<Record<SignInErrorCode, string>> = {
  'email.required': 'Email is required',
  'email.invalid': 'Invalid email address',
  'password.required': 'Password is required',
  'code.incomplete': 'OTP must be 6 digits',
  'code.incorrect': 'Please check the code and try again.',
};
const sentenceOf = (error: SignInErrorCode | undefined) => (error === undefined ? '' : sentences[error]);

const proven = 'the provider has verified the account';

const needsSecondFactor = ({ start, steps }: Path) =>
  start === proven || steps.some(({ snapshot }) => snapshot.value === 'enteringCode');

const statusOf = (answer: ActorAnswer): unknown =>
  answer.kind === 'answers' && typeof answer.output === 'object' && answer.output !== null && 'status' in answer.output
    ? answer.output.status
    : undefined;

/** The real identity responds, except that it never requires a step unknown to this application. */
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
  // An email field trims surrounding spaces.
  await expect(screen.email).toHaveValue(emailAs(person.email, email).trim());
  await expect(screen.password).toHaveValue(password === '' ? '' : person.password);
  await expect(screen.email).toHaveAccessibleDescription(sentenceOf(errors.email));
  await expect(screen.password).toHaveAccessibleDescription(sentenceOf(errors.password));
}

async function arrangeSession({ fixtures, person }: Driver, answer: ActorAnswer): Promise<void> {
  if (isSessionThere(answer)) await fixtures.signedInAs(person);
}

/** The local identity always redirects to the provider's page. */
const isSocialSession = (event: AnyEventObject) =>
  event.type === 'xstate.done.actor.startSocial' && JSON.stringify(event) !== JSON.stringify(socialVisit);

/** Once a code was required it is always required: the password alone is not sufficient. */
const skipsSecondFactor = (event: AnyEventObject, earlier: readonly AnyEventObject[]) =>
  event.type === 'xstate.done.actor.createSignIn' &&
  statusOf({ kind: 'answers', output: event['output'] }) === 'complete' &&
  earlier.some(({ type }) => type.startsWith('code.') || type === 'back.pressed');

const [socialVisit] = answers('startSocial', { sessionId: null });

const browser: BrowserFlow<typeof signInMachine, Driver> = {
  flow: signIn,
  troubles: {
    createSignIn: 'identity',
    attemptSecondFactor: 'identity',
    startSocial: 'identity',
    activateSession: {
      exempt: 'By then a session exists, which a second attempt would find; the cover includes an error.',
    },
  },
  mountsScreensOnce: true,
  untaken: {
    'startingSocial --xstate.done.actor.startSocial [hasSession]--> activating / setSession, notifySocialCompleted':
      "a provider's account always requires a visit to the provider's page",
    'leaving --xstate.after.departure.signIn.leaving--> editing': 'the page is gone by then',
  },
  isPossible: (event, { earlier }) =>
    !event.type.startsWith('xstate.after.') && !isSocialSession(event) && !skipsSecondFactor(event, earlier),
  async prepare(fixtures, path) {
    const organisations = [await fixtures.directory.addOrganisation()];
    const secondFactor = needsSecondFactor(path) ? { totpSecret } : {};
    const person = await fixtures.directory.addPerson({ organisations, ...secondFactor });
    return { fixtures, person, screen: new SignInPage(fixtures.page), code: currentCode() };
  },
  async open({ screen, person }, { start }) {
    await screen.open();
    if (start !== proven) return;
    await screen.social.choose('Google');
    await screen.social.allow(person.email);
    await screen.expectAskingForCode();
    // Awaited here: a toast from the return that appears late would be attributed to this flow.
    await expectSecondFactorNotice(screen.page);
  },
  actors: {
    createSignIn: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ins' }),
      arrange: arrangeSession,
      outcome: (answer) => (isSessionThere(answer) ? pass : stepOutcome(answer)),
    },
    attemptSecondFactor: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ins/*/attempt_second_factor' }),
      outcome: stepOutcome,
    },
    startSocial: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ins' }),
      arrange: arrangeSession,
      outcome: (answer) => (isSessionThere(answer) ? pass : identityOutcome(answer)),
    },
    activateSession: activation,
  },
  events: {
    'email.changed': (driver, { value }) => driver.screen.email.fill(emailAs(driver.person.email, value)),
    'password.changed': ({ screen, person }) => screen.password.fill(person.password),
    'form.submitted': ({ screen }) => screen.submitButton.click(),
    'code.changed': (driver, { value }) => {
      driver.code = currentCode();
      return driver.screen.code.fill(codeAs(driver.code, value));
    },
    'code.submitted': ({ screen }) => screen.verifyButton.click(),
    'provider.chosen': ({ screen }) => screen.social.button('Google').click(),
    'back.pressed': ({ screen }) => screen.page.getByRole('button', { name: 'Back to sign in' }).click(),
  },
  notices: {
    async 'signIn.failed'({ screen }, { failure }) {
      await expectToast(screen.page, 'Sign-in failed', messageOf(failure));
      // The form and the focus stay; other failures may lead back to it from the code step.
      if (failure.code === 'form_password_incorrect') await expect(screen.page.locator('body')).not.toBeFocused();
    },
    'signIn.socialFailed': ({ screen }, { failure }) =>
      expectToast(screen.page, 'Google sign in failed', `${messageOf(failure)} Please use another method to sign in.`),
    'signIn.socialCompleted': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'You are now signed in to your account'),
    'signIn.alreadySignedIn': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'You are now signed in to your account'),
    'signIn.secondFactorRequired': ({ screen }) => expectSecondFactorNotice(screen.page),
  },
  states: {
    beginning: null,
    async editing(driver, context) {
      await expectForm(driver, context);
      await expect(driver.screen.submitButton).toBeEnabled();
    },
    async submitting(driver, context) {
      await expectForm(driver, context);
      await expectBusy(driver.screen.busyButton);
    },
    async startingSocial({ screen }) {
      await expect(screen.social.button('Google')).toBeDisabled();
      await expect(screen.submitButton).toBeDisabled();
    },
    async leaving({ screen }) {
      await expect(screen.page.getByRole('heading', { name: 'Local Google' })).toBeVisible();
    },
    async enteringCode(driver, { code, errors }) {
      const { screen } = driver;
      await expect(screen.page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await expect(screen.code).toHaveValue(codeAs(driver.code, code));
      await expect(screen.code).toHaveAccessibleDescription(sentenceOf(errors.code));
      await expect(screen.verifyButton).toBeEnabled();
      if (errors.code === 'code.incorrect') await expectSelected(screen.code, driver.code);
      else if (code === '' && errors.code === undefined) await expect(screen.code).toBeFocused();
    },
    verifyingCode: (driver) => expectBusy(driver.screen.verifyingButton),
    activating: (driver) => expectBusy(driver.screen.busyButton),
    async complete({ screen, person }) {
      await expect(screen.page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
    },
  },
};

testPaths(browser);
