import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { otherRespondent } from './support/assessments.ts';
import { keptAnswers } from './support/kept-answers.ts';
import { expect, test } from './support/test.ts';

test('what was typed when someone else submitted is still there after a reload, and in the download', async ({
  page,
  directory,
  organisation,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const id = randomUUID();
  const sections = [{ title: 'Only', questions: [{ id, question: 'Legal name', required: true }] }];
  const path = await directory.addAssessmentLink(organisation, { title: 'Short', sections });
  const name = page.getByRole('textbox', { name: 'Legal name' });
  await page.goto(path);
  await faults.meet({ method: 'POST', path: '/api/public/service-provider-assessment/save-draft' }, { do: 'drop' });
  await name.fill('Mine');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await otherRespondent(path.slice(path.lastIndexOf('/') + 1), id).submit();
  await faults.clear();
  const warning = page.getByText('One of your answers was not saved by then');
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await expect(warning).toBeVisible();
  for (const _visit of ['first', 'second']) {
    await page.reload();
    await expect(warning).toBeVisible();
    await expect(name).toHaveValue('Mine');
    expect((await keptAnswers(page)).map(({ response }) => response)).toEqual([['Mine']]);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your answers' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('Mine');
});

test('a file that was not sent when someone else submitted is still there after a reload, until it is taken back', async ({
  page,
  directory,
  organisation,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const id = randomUUID();
  const questions = [
    { id, question: 'Legal name', required: true },
    { question: 'Certificate', type: 'FILE' as const, maxFileSize: 1, allowedFileTypes: ['pdf'] },
  ];
  const path = await directory.addAssessmentLink(organisation, {
    title: 'Short',
    sections: [{ title: 'Only', questions }],
  });
  await page.goto(path);
  await faults.meet(
    { method: 'POST', path: '/api/public/service-provider-assessment/secure/*/questions/*/files' },
    { do: 'drop' },
  );
  await page
    .getByLabel('Choose files: Certificate')
    .setInputFiles([
      { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
    ]);
  await expect(page.getByText('The file could not be sent.')).toBeVisible();
  await otherRespondent(path.slice(path.lastIndexOf('/') + 1), id).submit();
  await faults.clear();
  const warning = page.getByText('Files were not sent by then');
  for (const _visit of ['first', 'second']) {
    await page.reload();
    await expect(warning).toBeVisible();
    await expect(page.getByText('This has been submitted, so it cannot be changed any more')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Cancel certificate.pdf' }).click();
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Download your answers' })).toBeVisible();
  await expect(warning).toHaveCount(0);
});
