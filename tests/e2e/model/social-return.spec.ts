import type { SocialOutcome, socialReturnMachine } from '#machines/social-return/social-return.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { socialReturn } from '#tests/model/flows/social-return.ts';

import { SignInPage } from '../pages/sign-in-page.ts';
import type { Person } from '../support/directory.ts';
import { expect, expectSecondFactorNotice, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { newAddress } from './form.ts';
import { firstRequest, incompleteSignUp } from './identity.ts';
import { pass, type ActorAnswer } from './outcomes.ts';
import { answerIn } from './requests.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly signInPage: SignInPage;
  readonly person: Person;
  /** The outcome of the path, decided on the provider's page or afterwards. */
  readonly said: ActorAnswer | undefined;
}

const totpSecret = 'MF2HIZLTOQWXG2DPOJSS2Y3SMFXGK3LB';

function outcomeIn(answer: ActorAnswer | undefined): Partial<SocialOutcome> {
  const outcome: Partial<SocialOutcome> = Object(answer?.kind === 'answers' ? answer.output : undefined);
  return outcome;
}

const saidIn = ({ steps }: Path) => steps.map(({ event }) => answerIn(event)?.answer)[0];

/** A provider account with this address leads to the outcome of the path. */
const addressOf = ({ said, person }: Driver) => (outcomeIn(said).kind === 'incomplete' ? newAddress() : person.email);

/** The account created from the provider's is incomplete, which never happens with the real identity. */
async function arrangeIncomplete({ fixtures: { faults } }: Driver, answer: ActorAnswer): Promise<void> {
  if (outcomeIn(answer).kind !== 'incomplete') return;
  await faults.meet({ method: 'POST', path: '/__clerk/v1/client/sign_ups' }, incompleteSignUp(['last_name']));
}

const browser: BrowserFlow<typeof socialReturnMachine, Driver> = {
  flow: socialReturn,
  troubles: {
    finishSocial: {
      exempt: 'The SDK starts with this request and retries it by itself (identity-protocol.md, 6).',
    },
  },
  mountsScreensOnce: true,
  untaken: {
    'finishing.quick --xstate.after.slow.socialReturn.finishing.quick--> finishing.slow':
      'The path holds the first request of the SDK, and there is no screen before its response.',
  },
  isPossible: ({ type }) => !type.startsWith('xstate.after.'),
  async prepare(fixtures, path) {
    const { page, directory } = fixtures;
    const said = saidIn(path);
    const secondFactor = outcomeIn(said).kind === 'secondFactorDue' ? { totpSecret } : {};
    const person = await directory.addPerson({ organisations: [await directory.addOrganisation()], ...secondFactor });
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.social.choose('Google');
    return { fixtures, signInPage, person, said };
  },
  open: (driver) =>
    driver.said?.kind === 'refuses'
      ? driver.signInPage.social.deny()
      : driver.signInPage.social.allow(addressOf(driver)),
  actors: {
    // The screen continues with the SDK's knowledge of the redirect.
    finishSocial: { request: () => firstRequest, arrange: arrangeIncomplete, outcome: () => pass },
  },
  events: {},
  notices: {
    'socialReturn.signedIn': ({ signInPage }, { mode }) =>
      expectToast(
        signInPage.page,
        'Welcome to Attest!',
        mode === 'signIn' ? 'You are now signed in to your account' : 'You are now signed up to your account',
      ),
    'socialReturn.secondFactorRequired': ({ signInPage }) => expectSecondFactorNotice(signInPage.page),
    'socialReturn.incomplete': ({ signInPage }) =>
      expectToast(signInPage.page, 'Sign up incomplete', 'Please complete all required fields.'),
    'socialReturn.failed': ({ signInPage }) =>
      expectToast(
        signInPage.page,
        'Google sign in failed',
        'You did not grant access to your account. Please use another method to sign in.',
      ),
  },
  states: {
    'finishing.slow': null,
    async 'finishing.quick'({ signInPage }) {
      await expect(signInPage.page).toHaveURL('/sso-callback?mode=signIn&provider=google');
      await expect(signInPage.heading).toHaveCount(0);
    },
    async signedIn({ signInPage, person }) {
      await expect(signInPage.page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
    },
    secondFactorDue: ({ signInPage }) => signInPage.expectAskingForCode(),
    refused: ({ signInPage }) => signInPage.expectShown(),
  },
};

testPaths(browser);
