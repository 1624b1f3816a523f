import { expect, expectSecondFactorTold, expectToast, test } from './support/test.ts';

const newPassword = 'harbour-lights-9';

test('fields that are empty or wrong say so, and a wrong code is told', async ({
  page,
  passwordResetPage,
  organisation,
  directory,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 422.*\/attempt_first_factor/);
  const person = await directory.addPerson({ organisations: [organisation], tag: '+clerk_test' });
  await passwordResetPage.open();
  await passwordResetPage.sendButton.click();
  await expect(passwordResetPage.email).toHaveAccessibleDescription('Email is required');
  await expect(passwordResetPage.email).toBeFocused();
  await passwordResetPage.requestCode(person.email);
  await passwordResetPage.resetButton.click();
  await expect(passwordResetPage.password).toHaveAccessibleDescription('New password is required');
  await expect(passwordResetPage.code).toHaveAccessibleDescription('OTP must be 6 digits');
  await passwordResetPage.reset({ password: newPassword, code: '111111' });
  await expectToast(page, 'Failed to reset password');
  await passwordResetPage.restart();
  await passwordResetPage.expectAskingForEmail();
  await expect(passwordResetPage.email).toHaveValue(person.email);
});

test('an account with a second factor is sent to the sign-in, where the new password counts', async ({
  page,
  signInPage,
  passwordResetPage,
  organisation,
  directory,
}) => {
  const totpSecret = 'MF2HIZLTOQWXG2DPOJSS2Y3SMFXGK3LB';
  const person = await directory.addPerson({ organisations: [organisation], totpSecret, tag: '+clerk_test' });
  await passwordResetPage.open();
  await passwordResetPage.requestCode(person.email);
  await passwordResetPage.reset({ password: newPassword, code: '424242' });
  await expect(passwordResetPage.secondFactorNotice).toBeVisible();
  await expectSecondFactorTold(page);
  await passwordResetPage.signInLink.click();
  await signInPage.signIn({ email: person.email, password: newPassword });
  await signInPage.expectAskingForCode();
});

test('an unknown address hears the same as a known one', async ({ page, passwordResetPage }) => {
  await passwordResetPage.open();
  await passwordResetPage.requestCode('nobody@quayside.example');
  await passwordResetPage.expectAskingForPassword();
  await expectToast(page, 'Reset code sent!');
});
