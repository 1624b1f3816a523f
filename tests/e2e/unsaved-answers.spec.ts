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
