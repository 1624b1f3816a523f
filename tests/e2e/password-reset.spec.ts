import { expect, expectSecondFactorNotice, expectToast, test } from './support/test.ts';

const newPassword = 'harbour-lights-9';

test('an account with a second factor is sent to the sign-in page, where the new password works', async ({
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
  await expectSecondFactorNotice(page);
  await passwordResetPage.signInLink.click();
  await signInPage.signIn({ email: person.email, password: newPassword });
  await signInPage.expectAskingForCode();
});

test('an unknown address gets the same answer as a known one', async ({ page, passwordResetPage }) => {
  await passwordResetPage.open();
  await passwordResetPage.requestCode('nobody@quayside.example');
  await passwordResetPage.expectAskingForPassword();
  await expectToast(page, 'Reset code sent!');
});
