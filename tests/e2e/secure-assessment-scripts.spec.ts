import { expect, test } from './support/test.ts';

const planted = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

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
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('main img, main script').count()).toBe(0);
});
