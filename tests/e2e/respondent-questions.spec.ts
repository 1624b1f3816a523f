import axe, { type AxeResults } from 'axe-core';

import type { NewAssessmentLink } from './support/assessment-links.ts';
import { expect, test } from './support/test.ts';

const asked: NewAssessmentLink = {
  title: 'Short',
  sections: [{ title: 'Only', questions: [{ question: 'Legal name' }, { question: 'Certificates' }] }],
};

test('what is asked without a connection is kept past a reload, and sent once there is one', async ({
  page,
  directory,
  organisation,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const path = await directory.addAssessmentLink(organisation, asked);
  await page.goto(path);
  const begin = page.getByRole('button', { name: 'Ask about this question, 1.2' });
  const text = page.getByRole('textbox', { name: 'Your question' });
  await begin.click();
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Enter a question')).toBeVisible();
  await text.fill('Which year?');
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.reload();
  await expect(text).toHaveValue('Which year?');
  await faults.meet({ method: 'POST', path: '/api/public/service-provider-assessment/ask' }, { do: 'drop' });
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await faults.clear();
  await page.reload();
  await expect(page.getByText('Not answered yet.')).toBeVisible();
  await expect(page.getByText('Which year?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ada Lovelace asked,')).toBeVisible();
  await expect(begin).toBeVisible();
  await expect(text).toHaveCount(0);
});
