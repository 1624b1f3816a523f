import { expect, expectToast, test } from './support/test.ts';

test.use({ hasOwnBrowser: true });

test('a button under a toast can be seen and pressed with the mouse', async ({
  page,
  context,
  shell,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(organisation.manager);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 720 });
  await riskRegister.open();
  await page.getByRole('button', { name: 'More actions for R-0001' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').locator('[data-floating]');
  const [card, button] = [await toast.boundingBox(), await shell.searchButton.boundingBox()];
  if (card === null || button === null) throw new Error('Nothing is shown');
  const [x, y] = [button.x + button.width / 2, button.y + button.height - 4];
  // The toast covers the middle of the button.
  expect([x > card.x && x < card.x + card.width, y > card.y && y < card.y + card.height]).toEqual([true, true]);
  await page.mouse.move(x, y + 2);
  await expect(toast).toHaveAttribute('data-see-through');
  await page.mouse.click(x, y);
  await expect(shell.palette).toBeVisible();
});
