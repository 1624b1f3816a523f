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
  const { page } = screen;
  await selectWholeList(screen, total);
  await selectionOf(screen).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: `Change all ${total} risks` });
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Treatment', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Treatment' }).click();
  await page.getByRole('option', { name: 'Mitigate' }).click();
  await dialog.getByRole('button', { name: `Change all ${total} risks` }).click();
}
