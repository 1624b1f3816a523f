import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const password = 'quayside-harbour-7';

/** The code in the only email sent to an address. */
async function mailedCode(page: Page, to: string): Promise<string> {
  const readOutbox = async () => {
    const mails: readonly { readonly text: string }[] = await (
      await page.request.get('/__outbox.json', { params: { to } })
    ).json();
    return mails;
  };
  await expect.poll(async () => (await readOutbox()).length).toBe(1);
  const [mail] = await readOutbox();
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`There is no code in the mail to ${to}`);
  return code;
}

const newAddress = () => `newcomer-${randomUUID().slice(0, 8)}+clerk_test@quayside.example`;

test('a new user pastes the code exactly as it appears in the email', async ({ page, signUpPage, verifyEmailPage }) => {
  const email = `newcomer-${randomUUID().slice(0, 8)}@quayside.example`;
  await signUpPage.open();
  await signUpPage.signUp({ email, password });
  await verifyEmailPage.expectShown(email);
  const code = await mailedCode(page, email);
  await verifyEmailPage.changeCode(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(verifyEmailPage.code).toHaveValue(code);
  await verifyEmailPage.submit();
  await expect(page.getByRole('heading', { name: 'Your account is under review' })).toBeVisible();
});

test('empty and invalid fields show an error, and the first of them gets the focus', async ({ page, signUpPage }) => {
  await signUpPage.open();
  await signUpPage.submit();
  await expect(signUpPage.email).toHaveAccessibleDescription('Email is required');
  await expect(signUpPage.password).toHaveAccessibleDescription('Password is required');
  await expect(signUpPage.email).toBeFocused();
  await signUpPage.signUp({ email: newAddress(), password: 'quayside' });
  await expect(signUpPage.password).toHaveAccessibleDescription(
    'Password must be at least 8 characters, include at least one letter and one number',
  );
  await expect(signUpPage.password).toBeFocused();
  await expect(signUpPage.email).toHaveAccessibleDescription('');
  await expect(page).toHaveURL('/sign-up');
});

test('the sign-in and sign-up forms link to each other', async ({ page, signInPage, signUpPage }) => {
  await signInPage.open();
  await signInPage.signUpLink.click();
  await signUpPage.expectShown();
  await expect(page).toHaveTitle('Create an account · Attest');
  await signUpPage.signInLink.click();
  await signInPage.expectShown();
});

test('a signed-in user is redirected away from the sign-up page', async ({ page, organisation, signedInAs }) => {
  await signedInAs(organisation.manager);
  for (const path of ['/sign-up', '/verify-otp', '/forget-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: `Welcome, ${organisation.manager.name}` })).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});
