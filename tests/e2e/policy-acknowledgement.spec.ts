import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { components } from '#openapi/generated/types.ts';

import type { PathFixtures } from './model/browser-flow.ts';
import { greyPicture } from './support/grey-picture.ts';
import { expectKept, expectKeptText, offerIn, openInNewTab, restore } from './support/kept-texts.ts';
import { mailedLinks } from './support/mailed-links.ts';
import { expect, test, type OwnOrganisation } from './support/test.ts';

type PolicyVersion = components['schemas']['PolicyVersion'];

type Fixtures = Pick<PathFixtures, 'directory' | 'apiUserOf'> & { readonly organisation: OwnOrganisation };

/** A policy whose first version is in force. */
async function approvedPolicy({ organisation, apiUserOf, directory }: Fixtures): Promise<string> {
  const author = await apiUserOf(organisation.manager);
  const approver = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
  const approverId = await approver.id();
  const { id } = await author.post<{ id: string }>(organisation, 'policy', { title: 'Clean desk', approverId });
  const image = await author.attachFile(organisation, id, { name: 'desk.png', buffer: greyPicture(64, 48) });
  const content = `<p>Lock your screen.</p><img data-attachment="${image.id}" alt="An empty desk">`;
  const { version } = await author.writePolicy(organisation, id, content);
  const status = `policy/${id}/status`;
  const submitted = await author.post<PolicyVersion>(organisation, status, { version, action: 'SUBMIT' });
  const read = { version: submitted.version, contentSha256: submitted.contentSha256 };
  await approver.post(organisation, status, { ...read, action: 'APPROVE' });
  return id;
}

test('who is asked is checked before anyone is, who has not acknowledged is shown, and the receipt is at hand afterwards', async ({
  page,
  organisation,
  apiUserOf,
  directory,
  signedInAs,
}) => {
  const id = await approvedPolicy({ organisation, apiUserOf, directory });
  const address = `reader-${randomUUID().slice(0, 8)}@quayside.example`;
  await signedInAs(organisation.manager);
  await page.goto(`/policy-acknowledgement/${id}`);
  await page.getByRole('button', { name: 'Ask for acknowledgement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for acknowledgement of version 1.0' });
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByText('Choose members, or enter at least one address')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Addresses' }).fill(`Ada Lovelace <${address}>\nnobody`);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByText('“nobody” is not a mail address')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Addresses' }).fill(`Ada Lovelace <${address}>`);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  const row = page.getByRole('row', { name: /Ada Lovelace/ });
  await expect(row).toContainText('Requested');
  const states = page.getByRole('table', { name: 'Requests for version 1.0 by state' });
  await expect(states.getByRole('row', { name: 'Requested' }).getByRole('cell')).toHaveText(['1', '100%']);

  const [link = ''] = await mailedLinks(page, address, 1);
  await page.goto(link);
  const image = page.getByRole('img', { name: 'An empty desk' });
  await expect(image).toHaveJSProperty('naturalWidth', 64);
  await expect(image).toHaveAttribute('height', '48');
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await page.goBack();
  await expect(row).toContainText('Acknowledged');
  await expect(states.getByRole('row', { name: 'Acknowledged' }).getByRole('cell')).toHaveText(['1', '100%']);
  await states.getByRole('link', { name: 'Requested' }).click();
  await expect(page.getByRole('heading', { name: 'No requests match these filters' })).toBeVisible();
  await states.getByRole('link', { name: 'Acknowledged' }).click();
  await row.getByRole('button', { name: 'Actions for Ada Lovelace' }).click();
  await expect(page.getByRole('menuitem', { name: 'Show receipt' })).toHaveAttribute('href', /^\/policy\/receipt\//);
});

test('who was to be asked when a tab was closed is offered, and erased once they are asked', async ({
  page: first,
  organisation,
  apiUserOf,
  directory,
  signedInAs,
}) => {
  const id = await approvedPolicy({ organisation, apiUserOf, directory });
  await signedInAs(organisation.manager);
  const ask = async (page: Page) => {
    await page.getByRole('button', { name: 'Ask for acknowledgement' }).click();
    return page.getByRole('dialog', { name: 'Ask for acknowledgement of version 1.0' });
  };
  await first.goto(`/policy-acknowledgement/${id}`);
  const dialog = await ask(first);
  const address = `reader-${randomUUID().slice(0, 8)}@quayside.example`;
  await dialog.getByRole('combobox', { name: 'Reminders' }).click();
  await first.getByRole('option', { name: 'Every 3 days' }).click();
  await dialog.getByRole('textbox', { name: 'Addresses' }).fill(address);
  // Typed last: once it is kept, so is the choice before it.
  await expectKeptText(first, address);
  const page = await openInNewTab(first);
  const again = await ask(page);
  await expect(offerIn(again)).toContainText('Addresses, Reminders');
  await restore(again);
  await expect(again.getByRole('textbox', { name: 'Addresses' })).toHaveValue(address);
  await expect(again.getByRole('combobox', { name: 'Reminders' })).toContainText('Every 3 days');
  await again.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(address) })).toContainText('Requested');
  await expectKept(page, 0);
});

test('a revoked request no longer opens its link', async ({ page, organisation, apiUserOf, directory, signedInAs }) => {
  const id = await approvedPolicy({ organisation, apiUserOf, directory });
  const email = `reader-${randomUUID().slice(0, 8)}@quayside.example`;
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const author = await apiUserOf(organisation.manager);
  await author.post(organisation, `policy/${id}/acknowledgements`, { recipients: [{ name: '', email }], expiresOn });
  const [link = ''] = await mailedLinks(page, email, 1);

  await signedInAs(organisation.manager);
  await page.goto(`/policy-acknowledgement/${id}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke request' }).click();
  await expect(row).toContainText('Revoked');
  const answer = await page.request.get(link);
  expect(answer.status()).toBe(404);
});
