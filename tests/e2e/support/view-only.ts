import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** What someone can operate on the page, in alphabetical order. */
const controlsOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, input, textarea, [role=combobox], [contenteditable=true]')
    .evaluateAll((found) =>
      found
        .filter((one) => one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true], [readonly]'))
        .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() || (one.getAttribute('type') ?? ''))
        .toSorted((one, other) => one.localeCompare(other)),
    );

/** What a person who may only view can operate: to look at something else, to take a copy, and to try the preview. */
const controls = {
  assessment: ['0 watchers', 'Close', 'Comments', 'Files', 'History 5', 'Links', 'More actions', 'Tasks'],
  review: [
    '1.1Is there a security policy?Not reviewed',
    '1.2Does someone watch the logs?WarningNot reviewed',
    '1.3Are you certified to ISO 27001?ContradictionNot reviewed',
    'All, warnings first',
    'Export',
    'Next question',
    'Previous question',
  ],
  builder: [
    '1.1Is there a security policy?*',
    '1.2Does someone watch the logs?*',
    '1.3Are you certified to ISO 27001?',
    '1Operation',
    'Export',
    'radio',
    'radio',
    'radio',
    'radio',
    'text',
  ],
};

/** Someone who may only view an assessment and its template finds nothing that changes them. */
export async function expectNoChanges(page: Page, ids: { assessment: string; template: string }): Promise<void> {
  await page.goto(`/add-service-provider-assessment/${ids.assessment}`);
  await expect(page.getByText('Read the answers')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'History 5' })).toBeVisible();
  await expect(page.getByRole('button', { name: '0 watchers' })).toBeVisible();
  expect(await controlsOn(page)).toEqual(controls.assessment);
  await page.getByRole('link', { name: 'Template version 1' }).click();
  await expect(page.getByRole('article', { name: 'Version 1: Short check' })).toContainText('watch the logs?');
  await page.goto(`/assessment-review/${ids.assessment}`);
  await expect(page.getByText('This answer contradicts what is known')).toBeVisible();
  expect(await controlsOn(page)).toEqual(controls.review);
  await page.goto(`/assessment-library/questionnaire-builder/${ids.template}`);
  await expect(page.getByRole('navigation', { name: 'Outline' })).toContainText('Is there a security policy?');
  expect(await controlsOn(page)).toEqual(controls.builder);
}
