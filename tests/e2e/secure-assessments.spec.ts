import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

import type { NewAssessmentLink } from './support/assessment-links.ts';
import { keptAnswers } from './support/kept-answers.ts';
import { expect, test } from './support/test.ts';

const conditionId = '0b7c2f64-1f0e-4e8c-9f6e-0c3d6f0a1b01';

/** A question of each type, two of them required. */
const everything: NewAssessmentLink = {
  title: 'Supplier security 2027',
  description: 'About the payroll service.',
  sections: [
    {
      title: 'Company',
      questions: [
        { question: 'Legal name', required: true },
        { question: 'Describe the service', type: 'TEXT_AREA' },
        { question: 'Privileged people', type: 'NUMBER' },
        { question: 'Last review', type: 'DATE' },
        { question: 'Security page', type: 'URL' },
      ],
    },
    {
      title: '',
      questions: [
        { id: conditionId, question: 'Multi-factor authentication', type: 'YESNO', required: true },
        {
          question: 'Accepted factors',
          type: 'CHECKBOX',
          choices: ['Passkey', 'App', 'Text message'],
          shownWhen: { questionId: conditionId, values: ['Yes'] },
        },
        { question: 'Review of rights', type: 'RADIO', choices: ['Quarterly', 'Yearly'] },
        { question: 'Certificate', type: 'FILE', maxFileSize: 1, allowedFileTypes: ['pdf'] },
        { question: '', type: 'RADIO' },
      ],
    },
    { title: 'Empty', questions: [] },
  ],
};

const oneQuestion: NewAssessmentLink = {
  title: 'Short',
  sections: [{ title: 'Only', questions: [{ question: 'Legal name', required: true }] }],
};

const pdf = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

const noRoom = 'There is no room for more files. Tell the organisation that asks you.';

const saved = (page: Page) => page.getByText(/^Saved \d/);
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const legalName = (page: Page) => page.getByRole('textbox', { name: 'Legal name' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a respondent is led to what is missing, answers every type, reloads, and submits', async ({
  page,
  directory,
  organisation,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await page.goto(await directory.addAssessmentLink(organisation, everything));
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier security 2027' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Describe the service' })).toHaveCSS('min-height', '100px');
  await submit(page).click();
  await expect(messages(page)).toContainText('2 more questions need an answer');
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(legalName(page)).toBeFocused();
  await legalName(page).fill('Meridian');
  await expect(page.getByText('This field is required')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Describe the service' }).fill('Payroll.\nIn Ireland.');
  await page.getByRole('textbox', { name: 'Privileged people' }).fill('14');
  await page.getByLabel('Last review').fill('2026-09-30');
  const address = page.getByRole('textbox', { name: 'Security page' });
  const malformed = page.getByText('Enter a web address that starts with https:// or http://');
  await address.pressSequentially('example');
  await expect(malformed).toHaveCount(0);
  await address.blur();
  await expect(malformed).toBeVisible();
  await address.fill('https://example.com/security');
  await expect(malformed).toHaveCount(0);
  const factor = page.getByRole('checkbox', { name: 'App' });
  await expect(factor).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await factor.check();
  await page.getByRole('checkbox', { name: 'Passkey' }).check();
  await page.getByRole('radio', { name: 'Quarterly' }).check();
  const full = await faults.meet(
    { method: 'POST', path: '/api/public/service-provider-assessment/secure/*/questions/*/files' },
    { do: 'answer', status: 409, body: JSON.stringify({ status: false, message: noRoom }) },
  );
  const large = { ...pdf, name: 'scan.pdf', buffer: Buffer.alloc(1_000_001, '%PDF-1.7\n') };
  await page.getByLabel('Choose files: Certificate').setInputFiles([pdf, { ...pdf, name: 'program.exe' }, large]);
  await expect(page.getByText('program.exe is not of an allowed type.')).toBeVisible();
  await expect(page.getByText('scan.pdf is larger than 1 MB.')).toBeVisible();
  await expect(page.getByText(`The file could not be sent. ${noRoom}`)).toBeVisible();
  await full();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await page.reload();
  await expect(legalName(page)).toHaveValue('Meridian');
  await expect(factor).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible();
  await submit(page).click();
  await expect(messages(page)).toContainText('Thank you for submitting your assessment!');
  await expect(legalName(page)).toBeDisabled();
  await expect(submit(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your submission has been received and is under review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download your answers' })).toBeVisible();
});

test('what is pasted and too long is kept and shown with its limit, and saved once it is shortened', async ({
  page,
  directory,
  organisation,
}) => {
  const tooLong = 'Meridian '.repeat(112);
  await page.goto(await directory.addAssessmentLink(organisation, everything));
  await page.getByRole('textbox', { name: 'Privileged people' }).fill('14');
  await legalName(page).fill(tooLong);
  const message = 'Shorten this answer to 1,000 characters; it has 1,008. Until then it is not saved.';
  await expect(legalName(page)).toHaveAccessibleDescription(message);
  await expect(page.getByRole('status')).toContainText('1 answer cannot be saved as it is.');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(messages(page)).toContainText('1 answer cannot be saved as it is');
  await expect(legalName(page)).toBeFocused();
  await expect.poll(() => keptAnswers(page)).toHaveLength(1);
  await page.reload();
  await expect(legalName(page)).toHaveValue(tooLong);
  await expect(legalName(page)).toHaveAccessibleDescription(message);
  await expect(page.getByRole('textbox', { name: 'Privileged people' })).toHaveValue('14');
  expect(await violationsOn(page)).toEqual([]);
  await legalName(page).fill('Meridian');
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toEqual([]);
});

test('a number may have a decimal comma, and one that can mean two is not saved until it is clear', async ({
  page,
  directory,
  organisation,
}) => {
  await page.goto(await directory.addAssessmentLink(organisation, everything));
  const people = page.getByRole('textbox', { name: 'Privileged people' });
  await people.fill('99,5');
  await expect(saved(page)).toBeVisible();
  for (const [text, message] of [
    ['1.000', '“1.000” can mean 1000 or 1. Enter the one you mean. Until then it is not saved.'],
    ['many', 'Enter a number in digits, such as 12 or 99.5. Until then it is not saved.'],
  ] as const) {
    await people.fill(text);
    await people.blur();
    await expect(people).toHaveAccessibleDescription(message);
    await expect(page.getByRole('status')).toContainText('1 answer cannot be saved as it is.');
  }
  await page.reload();
  await expect(people).toHaveValue('many');
  await people.fill('1000');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(people).toHaveValue('1000');
});

test('a file that was chosen without a connection survives a reload, and is sent then', async ({
  page,
  directory,
  organisation,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::/);
  await page.goto(await directory.addAssessmentLink(organisation, everything));
  const away = await faults.meet(
    { method: 'POST', path: '/api/public/service-provider-assessment/secure/*/questions/*/files' },
    { do: 'drop' },
  );
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Choose files: Certificate').setInputFiles([pdf]);
  await expect(page.getByText('The file could not be sent.')).toBeVisible();
  await away();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove certificate.pdf' })).toHaveCount(1);
});

test('tabs tell each other what they save, and take over what a closed one has not', async ({
  page,
  context,
  directory,
  organisation,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_/);
  const path = await directory.addAssessmentLink(organisation, oneQuestion);
  const other = await context.newPage();
  await page.goto(path);
  await other.goto(path);
  await legalName(page).fill('Meridian');
  await expect(legalName(other)).toHaveValue('Meridian');
  await faults.meet({ method: 'POST', path: '/api/public/service-provider-assessment/save-draft' }, { do: 'drop' });
  await legalName(page).fill('Meridian Payroll');
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  // A tab that is open keeps what it has.
  await other.reload();
  await expect(legalName(other)).toHaveValue('Meridian');
  await page.close({ runBeforeUnload: false });
  await other.reload();
  await expect(legalName(other)).toHaveValue('Meridian Payroll');
  await faults.clear();
  await other.getByRole('button', { name: 'Save as Draft' }).click();
  await expect.poll(() => keptAnswers(other)).toEqual([]);
});

test('links that open nothing, and expired ones, lead home', async ({
  page,
  directory,
  organisation,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|410/);
  await page.goto('/service-provider-assessment/secure/unknown');
  await expect(page.getByText('Failed to load assessment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  const expiresAt = new Date('2026-01-31T12:00:00Z');
  await page.goto(await directory.addAssessmentLink(organisation, { ...oneQuestion, expiresAt }));
  await expect(page.getByText(/This assessment link has expired on .*January.* 2026/)).toBeVisible();
  await expect(page.getByText('Legal name')).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the page is accessible and light, ${viewport.width} px wide`, async ({ page, directory, organisation }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(viewport);
    await page.goto(await directory.addAssessmentLink(organisation, everything));
    await submit(page).click();
    await expect(legalName(page)).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
}
