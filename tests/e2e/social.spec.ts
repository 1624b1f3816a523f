import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, expectToast, test } from './support/test.ts';

const newAddress = () => `social-${randomUUID().slice(0, 8)}@quayside.example`;

/** The account selection parameters sent to the provider; only Google supports them. */
function expectExtras(page: Page, extras: readonly (string | null)[]): void {
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('prompt'), searchParams.get('access_type')]).toEqual(extras);
}

test('a sign-in without an account becomes a sign-up', async ({ page, signInPage }) => {
  await signInPage.open();
  await signInPage.social.choose('Google');
  expectExtras(page, ['select_account', 'offline']);
  await signInPage.social.allow(newAddress());
  await expectToast(page, 'Welcome to Attest!', 'You are now signed up to your account');
  await expect(page.getByRole('heading', { name: 'Your account is under review' })).toBeVisible();
});

test('a new user signs up with a provider', async ({ page, signUpPage }) => {
  await signUpPage.open();
  await signUpPage.social.choose('Microsoft');
  expectExtras(page, [null, null]);
  await signUpPage.social.allow(newAddress());
  await expectToast(page, 'Welcome to Attest!', 'You are now signed up to your account');
  await expect(page.getByRole('heading', { name: 'Your account is under review' })).toBeVisible();
});

test('a sign-up with an existing account becomes a sign-in', async ({ page, signUpPage, organisation, shell }) => {
  await signUpPage.open();
  await signUpPage.social.choose('Apple');
  expectExtras(page, [null, null]);
  await signUpPage.social.allow(organisation.manager.email);
  await expectToast(page, 'Welcome to Attest!', 'You are now signed in to your account');
  await expect(shell.heading(`Welcome, ${organisation.manager.name}`)).toBeVisible();
});

test('a refused consent returns to the form it started from', async ({ page, signInPage, signUpPage }) => {
  await signInPage.open();
  await signInPage.social.choose('Google');
  await signInPage.social.deny();
  await signInPage.expectShown();
  await expectToast(
    page,
    'Google sign in failed',
    'You did not grant access to your account. Please use another method to sign in.',
  );
  await signUpPage.open();
  await signUpPage.social.choose('Apple');
  await signUpPage.social.deny();
  await signUpPage.expectShown();
  await expectToast(page, 'Apple sign up failed', 'Please use another method to sign up.');
});
