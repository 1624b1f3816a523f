import type { Page } from '@playwright/test';

import type { RiskRegisterPage } from '../pages/risk-register-page.ts';

/** Selects all risks that the list shows, on all its pages. */
export async function selectWholeList(screen: RiskRegisterPage, total: number): Promise<void> {
  await screen.tickPage();
  await selectionOf(screen)
    .getByRole('button', { name: `Select all ${total}` })
    .click();
}

/** The toolbar for the selected rows. */
export const selectionOf = ({ page }: RiskRegisterPage) => page.getByRole('toolbar', { name: 'Selected rows' });

/** Changes the treatment of all risks that the list shows. */
export async function changeWholeList(screen: RiskRegisterPage, total: number): Promise<void> {
  await selectWholeList(screen, total);
  await changeTreatment(screen, `Change all ${total} risks`, 'Mitigate');
}

/** Changes the treatment of the risks on the page. What they have already changes nothing, and cannot be undone. */
export async function changePage(screen: RiskRegisterPage, count: number, treatment = 'Mitigate'): Promise<void> {
  await screen.tickPage();
  await changeTreatment(screen, `Change ${count} risks`, treatment);
}

async function changeTreatment(screen: RiskRegisterPage, name: string, treatment: string): Promise<void> {
  const { page } = screen;
  await selectionOf(screen).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Treatment', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Treatment' }).click();
  await page.getByRole('option', { name: treatment }).click();
  await dialog.getByRole('button', { name }).click();
}

/** Undoes the change that the latest message tells of. */
export const undoFromToast = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: 'Updated successfully' })
    .getByRole('button', { name: 'Undo' })
    .click();
