import type { SignUpStep } from '#machines/identity-step.ts';
import { secondsToResend, type verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import type { VerifyEmailContext } from '#machines/verify-email/verify-email.types.ts';
import { verifyEmail } from '#tests/model/flows/verify-email.ts';

import { SignInPage } from '../pages/sign-in-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerifyEmailPage } from '../pages/verify-email-page.ts';
import type { Credentials } from '../support/directory.ts';
import type { IdentityClient } from '../support/identity-client.ts';
import { OtherTab, testCode } from '../support/other-tab.ts';
import { letTimePass, stopLongTimers } from '../support/patient-clock.ts';
import { readSurroundings } from '../support/surroundings.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { codeAs, expectBusy, expectSelected, newAddress, messageOf } from './form.ts';
import { activation, firstRequest, incompleteSignUp } from './identity.ts';
import { answerWith, identityOutcome, pass, providerWords, type ActorAnswer } from './outcomes.ts';
import { answerIn } from './requests.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly screen: VerifyEmailPage;
  readonly account: Credentials;
  /** The page the sign-up started from. */
  readonly tab: OtherTab;
  client: IdentityClient;
}

const sentences = {
  'code.incomplete': 'OTP must be 6 digits',
  'code.incorrect': 'Please check the code and try again.',
};

/** The start time of the flow. */
const { now: opened } = verifyEmail.starts['an address, opened for the first time'] ?? { now: 0 };

const sdkAlwaysAnswers = 'The screen begins once the SDK has loaded, and asks its memory: nothing can refuse.';

function stepIn(answer: ActorAnswer): Partial<SignUpStep> {
  const step: Partial<SignUpStep> = Object(answer.kind === 'answers' ? answer.output : undefined);
  return step;
}

/** The server's message, or the app's own if there was no response. */
const isVerifiedAlready = (answer: ActorAnswer) =>
  answer.kind === 'refuses' && answer.failure.code === 'verification_already_verified';

/** The stored sign-up in the browser. */
const stored = ({ screen: { page } }: Driver) =>
  page.evaluate(() => [localStorage.getItem('signup_email'), localStorage.getItem('signup_resend_at')]);

/** Creates the sign-up that the page finds. */
async function arrangeSignUp(driver: Driver, answer: ActorAnswer): Promise<void> {
  const { status } = stepIn(answer);
  if (status === undefined) return;
  await driver.tab.beginSignUp(driver.account);
  if (status === 'complete') await completeSignUp(driver);
}

async function completeSignUp(driver: Driver): Promise<void> {
  await driver.tab.completeSignUp();
  driver.client = await driver.tab.client();
}

/** A completed sign-up whose session the SDK does not activate by itself, as it would with a live one. */
function foundOutcome(answer: ActorAnswer, { client }: Driver) {
  if (stepIn(answer).status !== 'complete') return pass;
  const sessions = client.sessions.map((session) => ({ ...session, status: 'ended' }));
  return answerWith(200, { response: { ...client, sessions, last_active_session_id: null }, client: null });
}

/** The real identity responds, except where another tab was faster or where information is missing. */
function attemptOutcome(answer: ActorAnswer, { client }: Driver) {
  if (answer.kind === 'refuses' && isVerifiedAlready(answer)) {
    const { code } = answer.failure;
    const error = { code, message: providerWords, long_message: providerWords, meta: {} };
    return answerWith(400, { errors: [error], meta: { client } });
  }
  if (stepIn(answer).status !== 'missing_requirements') return identityOutcome(answer);
  return incompleteSignUp(['email_address'], ['email_address']);
}

async function expectForm({ screen, account }: Driver, { code, error }: VerifyEmailContext): Promise<void> {
  await screen.expectShown(account.email);
  await expect(screen.code).toHaveValue(codeAs(testCode, code));
  if (error === 'code.incorrect') await expectSelected(screen.code, codeAs(testCode, code));
  await expect(screen.code).toHaveAccessibleDescription(error === null ? '' : sentences[error]);
}

const browser: BrowserFlow<typeof verifyEmailMachine, Driver> = {
  flow: verifyEmail,
  troubles: {
    attemptEmailCode: {
      port: 'identity',
      neverSlow: 'The countdown to the next resend would continue meanwhile, which the path does not model.',
    },
    sendEmailCode: 'identity',
    readSignUp: { exempt: 'The SDK starts with this request and retries it by itself (identity-protocol.md, 6).' },
    activateSession: {
      exempt: 'By then a session exists, which a second attempt would find; the cover includes an error.',
    },
  },
  mountsScreensOnce: true,
  untaken: {
    'checking --xstate.error.actor.readSignUp [hasNoEmail]--> left / notifyNoEmail': sdkAlwaysAnswers,
    'checking --xstate.error.actor.readSignUp--> asking / notifyCooldown': sdkAlwaysAnswers,
  },
  isPossible(event) {
    // The page's clock runs on slightly, so a point just before a full second cannot be hit.
    if (event.type === 'clock.ticked') return 'now' in event && event['now'] === opened + 30_000;
    return answerIn(event)?.id !== 'readSignUp' || event.type.startsWith('xstate.done.');
  },
  async prepare(fixtures, { start }) {
    const { page, context } = fixtures;
    const account = { email: newAddress(), password: 'engine-no-1' };
    const { email = null, now = 0, resendAt = null } = verifyEmail.starts[start] ?? {};
    const kept = {
      ...(email !== null && { signup_email: account.email }),
      ...(resendAt !== null && { signup_resend_at: `${Date.now() + resendAt - now} ${account.email}` }),
    };
    await page.addInitScript(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      Object.entries(kept),
    );
    // The countdown until the code may be resent is driven by the page's own interval.
    await stopLongTimers(context);
    const tab = new OtherTab(context.request, readSurroundings().origin);
    return { fixtures, screen: new VerifyEmailPage(page), account, tab, client: { sessions: [] } };
  },
  open: ({ screen }) => screen.open(),
  actors: {
    readSignUp: { request: () => firstRequest, arrange: arrangeSignUp, outcome: foundOutcome },
    attemptEmailCode: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ups/*/attempt_verification' }),
      arrange: async (driver, answer) => (isVerifiedAlready(answer) ? completeSignUp(driver) : undefined),
      outcome: attemptOutcome,
    },
    sendEmailCode: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sign_ups/*/prepare_verification' }),
      outcome: identityOutcome,
    },
    activateSession: activation,
  },
  events: {
    'clock.ticked': ({ screen }, { now }) => letTimePass(screen.page, now - opened),
    'code.changed': ({ screen }, { value }) => screen.changeCode(codeAs(testCode, value)),
    'code.submitted': ({ screen }) => screen.code.press('Enter'),
    'resend.pressed': ({ screen }) => screen.resend(),
    'back.pressed': ({ screen }) => screen.goBack(),
  },
  notices: {
    'verifyEmail.codeMissing': ({ screen }) =>
      expectToast(screen.page, 'Please enter the verification code', 'Enter the 6-digit code from your email.'),
    'verifyEmail.verified': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'Your email has been verified and you are now signed up!'),
    'verifyEmail.verifiedBefore': ({ screen }) =>
      expectToast(screen.page, 'Welcome to Attest!', 'Your email was already verified!'),
    'verifyEmail.failed': ({ screen }, { failure }) =>
      expectToast(
        screen.page,
        'Verification failed',
        // The field explains a wrong code.
        failure === null || failure.code === 'form_code_incorrect' ? undefined : messageOf(failure),
      ),
    'verifyEmail.resent': ({ screen }) =>
      expectToast(screen.page, 'Verification code resent!', 'Please check your email for the new verification code.'),
    'verifyEmail.notResent': ({ screen }, { failure }) =>
      expectToast(screen.page, 'Failed to resend verification', messageOf(failure)),
    'verifyEmail.noEmail': ({ screen }) =>
      expectToast(screen.page, 'No email found', 'Please start the signup process again.'),
    'verifyEmail.cooldownStarted': (driver) =>
      expect.poll(() => stored(driver)).toEqual([driver.account.email, expect.stringContaining(driver.account.email)]),
    'verifyEmail.forgotten': (driver) => expect.poll(() => stored(driver)).toEqual([null, null]),
    'verifyEmail.left': ({ screen }) => expect(screen.page).toHaveURL('/sign-up'),
    'verifyEmail.finished': ({ screen }) => expect(screen.heading).toHaveCount(0),
  },
  states: {
    async checking({ screen }) {
      await expect(screen.page).toHaveURL('/verify-otp');
      await expect(screen.heading).toHaveCount(0);
    },
    async 'asking.code.entering'(driver, context) {
      await expectForm(driver, context);
      await expect(driver.screen.verifyButton).toBeEnabled({ enabled: context.code.length === testCode.length });
    },
    async 'asking.code.verifying'(driver, context) {
      await expectForm(driver, context);
      await expectBusy(driver.screen.busyButton);
    },
    async 'asking.resend.idle'({ screen }, context) {
      const left = secondsToResend(context);
      if (left === 0) return expect(screen.resendButton).toBeEnabled();
      // The page's clock runs on slightly.
      const seconds = [left, left - 1, left - 2].join('|');
      await expect(screen.page.getByRole('button', { name: new RegExp(`^Resend in (?:${seconds})s$`) })).toBeDisabled();
    },
    'asking.resend.sending': ({ screen }) => expectBusy(screen.resendButton),
    activating: ({ screen }) => expectBusy(screen.busyButton),
    async verified({ screen }, { verifiedBefore }) {
      // If the session could not be activated, the user signs in.
      if (verifiedBefore) await new SignInPage(screen.page).expectShown();
      else await expect(screen.page.getByRole('heading', { name: 'Your account is under review' })).toBeVisible();
    },
    left: ({ screen }) => new SignUpPage(screen.page).expectShown(),
  },
};

testPaths(browser);
