import { forgottenPassword, type forgottenPasswordMachine } from '#tests/model/journeys/forgotten-password.ts';

import type { BrowserFlow } from '../model/browser-flow.ts';
import { testPaths } from '../model/test-paths.ts';
import { PasswordResetPage } from '../pages/password-reset-page.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { askedTooLate } from '../support/console-guard.ts';
import type { Person } from '../support/directory.ts';
import { testCode } from '../support/other-tab.ts';
import { expect, expectToast } from '../support/test.ts';

interface Driver {
  readonly person: Person;
  readonly signIn: SignInPage;
  readonly reset: PasswordResetPage;
  readonly shell: Shell;
}

const newPassword = 'harbour-lights-9';

async function expectRejected({ signIn, person }: Driver): Promise<void> {
  await expectToast(signIn.page, 'Sign-in failed', 'The email address or the password is incorrect.');
  await signIn.expectShown();
  await expect(signIn.email).toHaveValue(person.email);
}

const browser: BrowserFlow<typeof forgottenPasswordMachine, Driver> = {
  flow: forgottenPassword,
  mountsScreensOnce: true,
  untaken: {},
  async prepare({ page, directory, consoleGuard }) {
    // The rejected wrong passwords.
    consoleGuard.allow(/status of 422.*\/client\/sign_ins/);
    consoleGuard.allow(askedTooLate);
    const organisations = [await directory.addOrganisation()];
    return {
      person: await directory.addPerson({ organisations, tag: '+clerk_test' }),
      signIn: new SignInPage(page),
      reset: new PasswordResetPage(page),
      shell: new Shell(page),
    };
  },
  open: ({ signIn }) => signIn.open(),
  actors: {},
  events: {
    'password.guessed': ({ signIn, person }) => signIn.signIn({ ...person, password: 'not-the-password-1' }),
    'reset.started': ({ signIn }) => signIn.forgotLink.click(),
    'code.requested': ({ reset, person }) => reset.requestCode(person.email),
    'password.changed': ({ reset }) => reset.reset({ password: newPassword, code: testCode }),
    'member.signedOut': ({ shell, person }) => shell.signOut(person.email),
    'oldPassword.tried': ({ signIn, person }) => signIn.signIn(person),
    'newPassword.tried': ({ signIn, person }) => signIn.signIn({ ...person, password: newPassword }),
  },
  notices: {},
  states: {
    signingIn: ({ signIn }) => signIn.expectShown(),
    passwordRejected: expectRejected,
    askingForAddress: ({ reset }) => reset.expectAskingForEmail(),
    async choosingPassword({ reset }) {
      await expectToast(reset.page, 'Reset code sent!', 'Please check your email for the password reset code');
      await reset.expectAskingForPassword();
    },
    async dashboard({ shell, person }) {
      await expectToast(shell.page, 'Password reset successful!', 'You have been signed in to your account');
      await expect(shell.heading(`Welcome, ${person.name}`)).toBeVisible();
      await expect(shell.page).toHaveURL('/');
    },
    async signedOut({ signIn }) {
      await signIn.expectShown();
      // The next rejection shows a message of its own.
      await expect(signIn.page.getByText('Sign-in failed')).toHaveCount(0);
    },
    oldPasswordRejected: expectRejected,
    dashboardAgain: ({ shell, person }) => expect(shell.heading(`Welcome, ${person.name}`)).toBeVisible(),
  },
};

testPaths(browser);
