import type { Locator } from '@playwright/test';

import type {
  SecondFactorContext,
  SecondFactorErrorCode,
  secondFactorMachine,
} from '#machines/second-factor/second-factor.machine.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';
import { secondFactor } from '#tests/model/flows/second-factor.ts';

import { UpdatePasswordPage } from '../pages/update-password-page.ts';
import type { ApiUser } from '../support/api-user.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { codeAs, expectBusy, expectSelected } from './form.ts';
import { apiOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { isProofDue } from './requests.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: UpdatePasswordPage;
  readonly api: ApiUser;
  /** The secret of the app in use or being added; base32. */
  secret: string;
  /** The last code used; the app shows a new one every 30 s. */
  code: string;
}

const sentences: Readonly<Record<SecondFactorErrorCode, string>> = {
  'code.incomplete': 'OTP must be 6 digits',
  'code.incorrect': 'Please check the code and try again.',
};

const hasOne = 'with a second factor';

const isQuicker = (answer: ActorAnswer) => answer.kind === 'refuses' && answer.failure.status === 409;

const reverificationPaths =
  'Covered by the reverification paths, which start and end on this page (reverification.spec.ts).';
const grownOld = 'The proof expires within one enrolment: it is the same dialog as before, and the form stays.';

const currentCode = (secret: string) => totpCode(secret, totpStep(Date.now()));

/** The code field: for a new app, or for the final code of the app in use. */
const codeField = ({ screen }: Driver): Locator => screen.firstCode.or(screen.lastCode);

async function expectCode(driver: Driver, { code, error }: SecondFactorContext): Promise<void> {
  await expect(codeField(driver)).toHaveValue(codeAs(driver.code, code));
  await expect(codeField(driver)).toHaveAccessibleDescription(error === null ? '' : sentences[error]);
  if (error === 'code.incorrect') await expectSelected(codeField(driver), driver.code);
}

const browser: BrowserFlow<typeof secondFactorMachine, Driver> = {
  flow: secondFactor,
  troubles: {
    beginSecondFactor: 'api',
    confirmSecondFactor: 'api',
    removeSecondFactor: 'api',
    reverify: { exempt: reverificationPaths },
  },
  // A code is valid once, and the next one appears only after 30 s.
  isPossible: (event, { earlier }) =>
    !isProofDue(event) &&
    (event.type !== 'xstate.done.actor.removeSecondFactor' ||
      !earlier.some(({ type }) => type === 'xstate.done.actor.confirmSecondFactor')),
  untaken: {
    'beginning --xstate.error.actor.beginSecondFactor [needsReverification]--> reverifyingToBegin': reverificationPaths,
    'reverifyingToBegin --xstate.done.actor.reverifyToBegin [isVerified]--> beginning': reverificationPaths,
    'reverifyingToBegin --xstate.done.actor.reverifyToBegin--> off': reverificationPaths,
    'reverifyingToBegin --xstate.error.actor.reverifyToBegin--> off / notifyFailure': reverificationPaths,
    'confirming --xstate.error.actor.confirmSecondFactor [needsReverification]--> reverifyingToConfirm': grownOld,
    'reverifyingToConfirm --xstate.done.actor.reverifyToConfirm [isVerified]--> confirming': grownOld,
    'reverifyingToConfirm --xstate.done.actor.reverifyToConfirm--> enrolling': grownOld,
    'reverifyingToConfirm --xstate.error.actor.reverifyToConfirm--> enrolling / notifyFailure': grownOld,
  },
  async prepare({ page, directory, apiUserOf, signedInAs }, { start }) {
    const person = await directory.addPerson({ organisations: [await directory.addOrganisation()] });
    await signedInAs(person);
    const api = await apiUserOf(person);
    const secret = start === hasOne ? await api.addSecondFactor() : '';
    return { screen: new UpdatePasswordPage(page), api, secret, code: '123456' };
  },
  open: ({ screen }) => screen.open(),
  actors: {
    beginSecondFactor: {
      request: () => ({ method: 'POST', path: '/api/auth/second-factor' }),
      // Another browser of the user was faster.
      async arrange(driver, answer) {
        if (isQuicker(answer)) driver.secret = await driver.api.addSecondFactor();
      },
      outcome: (answer) => (isQuicker(answer) ? pass : apiOutcome(answer)),
    },
    confirmSecondFactor: {
      request: () => ({ method: 'POST', path: '/api/auth/second-factor/confirm' }),
      outcome: apiOutcome,
    },
    reverify: { request: null },
    removeSecondFactor: {
      request: () => ({ method: 'POST', path: '/api/auth/second-factor/remove' }),
      outcome: apiOutcome,
    },
  },
  events: {
    'enrolment.started': ({ screen }) => screen.addButton.click(),
    'removal.started': ({ screen }) => screen.removeButton.click(),
    'code.changed': (driver, { value }) => {
      driver.code = currentCode(driver.secret);
      return codeField(driver).fill(codeAs(driver.code, value));
    },
    'code.submitted': ({ screen }) => screen.confirmButton.or(screen.removeButton).click(),
    cancelled: ({ screen }) => screen.cancelButton.click(),
  },
  notices: {
    'secondFactor.enabled': ({ screen }) =>
      expectToast(screen.page, 'Second factor added', 'Each sign-in will now ask for a code from the app.'),
    'secondFactor.removed': ({ screen }) => expectToast(screen.page, 'Second factor removed'),
    'secondFactor.failed': ({ screen }, { failure }) =>
      expectToast(
        screen.page,
        'The second factor was not changed',
        failure.status === 429 ? 'Too many requests. Please try again later.' : undefined,
      ),
  },
  states: {
    deciding: null,
    async off({ screen }) {
      await screen.expectInUse(false);
      await expect(screen.addButton).toBeEnabled();
    },
    async beginning({ screen }) {
      await screen.expectInUse(false);
      await expectBusy(screen.preparingButton);
    },
    async enrolling(driver, context) {
      const { screen } = driver;
      await expect(screen.qrCode).toBeVisible();
      driver.secret = await screen.secret.innerText();
      await expectCode(driver, context);
      await expect(screen.confirmButton).toBeEnabled();
    },
    reverifyingToBegin: null,
    reverifyingToConfirm: null,
    async confirming(driver, context) {
      await expectCode(driver, context);
      await expectBusy(driver.screen.verifyingButton);
    },
    async on({ screen }) {
      await screen.expectInUse(true);
      await expect(screen.removeButton).toBeEnabled();
      await expect(screen.lastCode).toHaveCount(0);
    },
    async enteringCode(driver, context) {
      await driver.screen.expectInUse(true);
      await expectCode(driver, context);
      await expect(driver.screen.removeButton).toBeEnabled();
    },
    async removing(driver, context) {
      await expectCode(driver, context);
      await expectBusy(driver.screen.verifyingButton);
    },
  },
};

testPaths(browser);
