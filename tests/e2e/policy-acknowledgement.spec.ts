import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { components } from '#openapi/generated/types.ts';

import { expect, test } from './support/test.ts';

type PolicyVersion = components['schemas']['PolicyVersion'];

const sentence = 'I have read this policy and I acknowledge this policy';

/** The links in the mails to an address, once there are so many; the latest first. */
async function mailedLinks(page: Page, to: string, count: number): Promise<string[]> {
  const read = async () => {
    const mails: readonly { readonly text: string }[] = await (
      await page.request.get('/__outbox.json', { params: { to } })
    ).json();
    return mails;
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return (await read()).map(({ text }) => /\/policy\/secure\/[\w-]+/.exec(text)?.[0] ?? '');
}

test('a policy goes from its author to a recipient without an account, who sees what a new version changes', async ({
  page,
  organisation,
  apiUserOf,
  directory,
  signedInAs,
}) => {
  const author = await apiUserOf(organisation.manager);
  const approver = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
  const { id } = await author.post<{ id: string }>(organisation, 'policy', {
    title: 'Clean desk',
    approverId: await approver.id(),
  });
  const step = async (by: typeof author, version: number, action: string) =>
    by.post<PolicyVersion>(organisation, `policy/${id}/status`, { version, action });
  const publish = async (content: string) => {
    const { version } = await author.writePolicy(organisation, id, content);
    return step(approver, (await step(author, version, 'SUBMIT')).version, 'APPROVE');
  };
  const first = await publish('<p>Lock your screen.</p><p>Shred what you print.</p>');
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

  const [link = ''] = await mailedLinks(page, address, 1);
  await page.goto(link);
  await page.getByRole('checkbox', { name: sentence }).check();
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await page.goto(`/policy-acknowledgement/${id}`);
  await expect(row).toContainText('Acknowledged');
  await row.getByRole('button', { name: 'Actions for Ada Lovelace' }).click();
  await expect(page.getByRole('menuitem', { name: 'Show receipt' })).toHaveAttribute('href', /^\/policy\/receipt\//);

  await step(author, first.version, 'REVISE');
  await publish('<p>Lock your screen at once.</p><p>Shred what you print.</p>');
  const [again = ''] = await mailedLinks(page, address, 2);
  await page.goto(again);
  const changes = page.getByRole('region', { name: 'What has changed since version 1.0' });
  await expect(changes.getByRole('insertion')).toHaveText(['added: at once']);
  await expect(page.getByRole('checkbox', { name: sentence })).not.toBeChecked();
});

test('a revoked request no longer opens its link', async ({ page, organisation, apiUserOf, directory, signedInAs }) => {
  const author = await apiUserOf(organisation.manager);
  const approver = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
  const approverId = await approver.id();
  const { id } = await author.post<{ id: string }>(organisation, 'policy', { title: 'Clean desk', approverId });
  const { version } = await author.writePolicy(organisation, id, '<p>Lock your screen.</p>');
  const status = `policy/${id}/status`;
  const submitted = await author.post<PolicyVersion>(organisation, status, { version, action: 'SUBMIT' });
  await approver.post(organisation, status, { version: submitted.version, action: 'APPROVE' });
  const email = `reader-${randomUUID().slice(0, 8)}@quayside.example`;
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
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
