import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

import type { NewAssessmentLink } from './support/assessment-links.ts';
import { expect, test } from './support/test.ts';

const planted = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
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

const saved = (page: Page) => page.getByText(/^Saved \d/);
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const legalName = (page: Page) => page.getByRole('textbox', { name: 'Legal name' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What the browser keeps of answers. */
const keptAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('attest-answers');
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('answers').objectStore('answers').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
        opening.addEventListener('error', () => reject(new Error('The storage cannot be read')));
      }),
  );

test('a respondent answers every type, reloads, and submits once', async ({ page, directory, organisation }) => {
  await page.goto(await directory.addAssessmentLink(organisation, everything));
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier security 2027' })).toBeVisible();
  await expect(page.getByText('About the payroll service.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Untitled Questionnaire 2' })).toBeVisible();
  await expect(page.getByText('No questions added yet in this questionnaire.')).toBeVisible();
  await expect(page.getByText('No options added')).toBeVisible();
  await expect(page.getByText('Max size: 1 MB')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Describe the service' })).toHaveCSS('min-height', '100px');
  await legalName(page).fill('Meridian');
  await page.getByRole('textbox', { name: 'Describe the service' }).fill('Payroll.\nIn Ireland.');
  await page.getByRole('spinbutton', { name: 'Privileged people' }).fill('14');
  await page.getByLabel('Last review').fill('2026-09-30');
  await page.getByRole('textbox', { name: 'Security page' }).fill('https://example.com/security');
  const factor = page.getByRole('checkbox', { name: 'App' });
  await expect(factor).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await factor.check();
  await page.getByRole('checkbox', { name: 'Passkey' }).check();
  await page.getByRole('radio', { name: 'Quarterly' }).check();
  const files = page.getByLabel('Choose files: Certificate');
  await files.setInputFiles([pdf, { ...pdf, name: 'program.exe' }]);
  await expect(page.getByText('program.exe is not of an allowed type.')).toBeVisible();
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

test('what is missing is marked and gets the focus, a draft may be incomplete', async ({
  page,
  directory,
  organisation,
}) => {
  await page.goto(await directory.addAssessmentLink(organisation, everything));
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(messages(page)).toContainText('Draft saved!');
  await submit(page).click();
  await expect(messages(page)).toContainText('2 more questions need an answer');
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(legalName(page)).toBeFocused();
  await legalName(page).fill('Meridian');
  await expect(page.getByText('This field is required')).toHaveCount(1);
});

test('answers survive a lost connection, a closed tab and the end of the link', async ({
  page,
  context,
  directory,
  organisation,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|Failed to load resource/);
  const path = await directory.addAssessmentLink(organisation, oneQuestion);
  const saving = { method: 'POST', path: '/api/public/service-provider-assessment/save-draft' } as const;
  await page.goto(path);
  await faults.meet(saving, { do: 'drop' });
  await legalName(page).fill('Meridian');
  await expect(page.getByText('Not saved yet: no connection. Your answers are kept on this device.')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(path);
  await expect(legalName(next)).toHaveValue('Meridian');
  await faults.clear();
  await next.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(saved(next)).toBeVisible();
  await expect.poll(() => keptAnswers(next)).toEqual([]);
  await faults.meet(saving, { do: 'answer', status: 410, body: '{"status":false,"message":"Expired"}' });
  await legalName(next).fill('Too late');
  await expect(next.getByText('Link Expired')).toBeVisible();
  const download = next.waitForEvent('download');
  await next.getByRole('button', { name: 'Download your answers' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Too late');
});

test('two tabs that change one answer show both, and nothing is overwritten', async ({
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
  await faults.meet({ method: 'POST', path: '/api/public/service-provider-assessment/save-draft' }, { do: 'drop' });
  await legalName(page).fill('Mine');
  await legalName(other).fill('Theirs');
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  await faults.clear();
  await other.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(saved(other)).toBeVisible();
  const conflict = page.getByRole('group', { name: 'Someone else has changed this answer' });
  await expect(conflict).toContainText('Theirs');
  await expect(conflict).toContainText('Ada Lovelace');
  await expect(legalName(page)).toHaveValue('Mine');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await expect(legalName(other)).toHaveValue('Mine');
});

test('planted scripts never run', async ({ page, directory, organisation }) => {
  const path = await directory.addAssessmentLink(organisation, {
    title: `Title ${planted}</script>`,
    description: planted,
    sections: [
      { title: planted, questions: [{ question: planted, help: planted, type: 'RADIO', choices: [planted] }] },
    ],
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(planted);
  await page.getByRole('radio').check();
  await expect(saved(page)).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('main img, main script').count()).toBe(0);
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
