import { newcomer, type newcomerMachine } from '#tests/model/journeys/newcomer.ts';

import type { BrowserFlow, PathFixtures } from '../model/browser-flow.ts';
import { expectSelected, newAddress } from '../model/form.ts';
import { testPaths } from '../model/test-paths.ts';
import { GatePage } from '../pages/gate-page.ts';
import { OrganisationDialog } from '../pages/organisation-dialog.ts';
import { Shell } from '../pages/shell.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerifyEmailPage } from '../pages/verify-email-page.ts';
import type { Organisation } from '../support/directory.ts';
import { testCode } from '../support/other-tab.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { mountedScreens, shownToasts } from '../support/screen-log.ts';
import { expect, expectToast } from '../support/test.ts';

interface Driver {
  readonly fixtures: PathFixtures;
  readonly account: { readonly email: string; readonly password: string };
  readonly organisation: Organisation;
  readonly signUp: SignUpPage;
  readonly proof: VerifyEmailPage;
  readonly gate: GatePage;
  readonly dialog: OrganisationDialog;
  readonly shell: Shell;
}

/** Specification section 9: the delay before a code can be resent and before the organisation prompt. */
const resendPause = 30_000;
const dialogDelay = 1000;

async function enterCode({ proof }: Driver, code: string): Promise<void> {
  await proof.changeCode(code);
  await proof.submit();
}

const expectedTitles = [
  'Email verification sent!',
  'Verification failed',
  'Verification code resent!',
  'Welcome to Attest!',
];

/** Any other toast, such as an error from a screen that was mounted again. */
const unexpected = (toasts: readonly string[]) =>
  toasts.filter((text) => !expectedTitles.some((title) => text.includes(title)));

const browser: BrowserFlow<typeof newcomerMachine, Driver> = {
  flow: newcomer,
  mountsScreensOnce: true,
  untaken: {},
  stopsTime: true,
  async prepare(fixtures) {
    const { page, directory, consoleGuard } = fixtures;
    // The rejected wrong code.
    consoleGuard.allow(/status of 422.*\/attempt_verification/);
    return {
      fixtures,
      account: { email: newAddress(), password: 'quayside-harbour-7' },
      organisation: await directory.addOrganisation(),
      signUp: new SignUpPage(page),
      proof: new VerifyEmailPage(page),
      gate: new GatePage(page),
      dialog: new OrganisationDialog(page),
      shell: new Shell(page),
    };
  },
  open: ({ signUp }) => signUp.open(),
  actors: {},
  events: {
    'account.requested': ({ signUp, account }) => signUp.signUp(account),
    'code.mistyped': (driver) => enterCode(driver, '111111'),
    async 'code.resendRequested'({ proof }) {
      await letTimePass(proof.page, resendPause);
      await proof.resend();
    },
    'code.entered': (driver) => enterCode(driver, testCode),
    async 'page.reloaded'({ fixtures }) {
      await fixtures.page.reload();
    },
    async 'account.approved'({ fixtures: { page, directory }, account }) {
      await directory.approve(account.email);
      await page.reload();
    },
    async 'account.approvedAsMember'({ fixtures: { page, directory }, account, organisation }) {
      await directory.addMember(account.email, organisation);
      await directory.approve(account.email);
      await page.reload();
    },
    async 'membership.granted'({ fixtures: { page, directory }, account, organisation }) {
      await directory.addMember(account.email, organisation);
      await page.reload();
    },
    'organisation.chosen': ({ dialog, organisation }) => dialog.choose(organisation.name),
  },
  notices: {},
  states: {
    signingUp: ({ signUp }) => signUp.expectShown(),
    async verifyingEmail({ proof, account }) {
      await expectToast(
        proof.page,
        'Email verification sent!',
        'Please check your email and enter the verification code to complete your signup.',
      );
      await proof.expectShown(account.email);
      await expect(proof.page).toHaveURL('/verify-otp');
    },
    async codeRejected({ proof, account }) {
      await expectToast(proof.page, 'Verification failed');
      await proof.expectShown(account.email);
      await expectSelected(proof.code, '111111');
    },
    codeResent: ({ proof }) =>
      expectToast(proof.page, 'Verification code resent!', 'Please check your email for the new verification code.'),
    async underReview({ gate, shell }) {
      await expectToast(shell.page, 'Welcome to Attest!', 'Your email has been verified and you are now signed up!');
      await expect(gate.underReview).toBeVisible();
      await expect(shell.navigation).toHaveCount(0);
      expect(await mountedScreens(shell.page)).toEqual(['/sign-up', '/verify-otp', '/']);
      expect(unexpected(await shownToasts(shell.page))).toEqual([]);
    },
    async stillUnderReview({ gate, shell }) {
      await expect(gate.underReview).toBeVisible();
      await expect(shell.page.getByText('This typically takes up to 24 hours. An email will follow.')).toBeVisible();
      await expect(shell.navigation).toHaveCount(0);
    },
    async withoutOrganisation({ gate, shell }) {
      await expect(gate.withoutOrganisation).toBeVisible();
      await expect(shell.page.getByText('Ask an administrator of your organisation to add you.')).toBeVisible();
      await expect(shell.navigation).toHaveCount(0);
    },
    async choosing({ dialog, shell }) {
      await expect(shell.page).toHaveTitle(/^Choose an organisation/);
      await letTimePass(shell.page, dialogDelay);
      await dialog.expectChoices(1, { choose: true });
    },
    async dashboard({ shell, organisation, account }) {
      await expect(shell.heading(`Welcome, ${account.email}`)).toBeVisible();
      await expect(shell.page.getByText(organisation.name)).toBeVisible();
      await expect(shell.page).toHaveURL('/');
    },
  },
};

testPaths(browser);
