import type { Page } from '@playwright/test';

import type { components } from '#openapi/generated/types.ts';

import { expect, test } from './support/test.ts';

type PolicyVersion = components['schemas']['PolicyVersion'];

/** Pastes as a browser does, without the clipboard of the machine. */
const paste = (page: Page, type: 'text/html' | 'text/plain', text: string) =>
  page.getByRole('textbox', { name: 'Text of the policy' }).evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(given.type, given.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { type, text },
  );

test('a policy is pasted, saved and read, and submitted only once it has an approver', async ({
  page,
  organisation,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400.*\/api\/policy\/.*\/status/);
  const api = await apiUserOf(organisation.manager);
  const { id } = await api.post<{ id: string }>(organisation, 'policy', { title: 'Backups' });
  await signedInAs(organisation.manager);
  await page.goto(`/policy-document/${id}`);
  await expect(page.getByRole('heading', { name: 'Nothing has been written yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text of the policy' }).click();
  await paste(
    page,
    'text/html',
    '<h1 class="MsoNormal">Scope<o:p></o:p></h1><p style="color:red">All <span style="font-weight:700">servers</span>.</p>',
  );
  await page.keyboard.press('Enter');
  await paste(page, 'text/plain', '- nightly\n- **off site**');
  const editor = page.getByRole('textbox', { name: 'Text of the policy' });
  await expect(editor.getByRole('heading', { name: 'Scope', level: 2 })).toBeVisible();
  await expect(editor.getByRole('strong').first()).toHaveText('servers');
  await expect(editor.getByRole('listitem')).toHaveText(['nightly', 'off site']);
  const toolbar = page.getByRole('toolbar', { name: 'Format' });
  await expect(toolbar.getByRole('button', { name: /^Bulleted list/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close editor' }).click();
  const article = page.getByRole('article', { name: 'Version 1.0' });
  await expect(article.getByText('servers')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit this version for review' });
  await dialog.getByRole('textbox', { name: 'What this version changes' }).fill('Rewritten');
  await dialog.getByRole('button', { name: 'Submit for review' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose an approver in the details of the policy first');
});

/** What the document says of itself on paper only. */
async function expectPrinted(page: Page, text: string | RegExp): Promise<void> {
  const line = page.getByRole('article').getByText(text);
  await expect(line).toHaveCount(1);
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await page.emulateMedia({ media: null });
}

test('versions are compared passage by passage, in words and not by colour alone', async ({
  page,
  organisation,
  apiUserOf,
  directory,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const approver = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
  const approverId = await approver.id();
  const { id } = await api.post<{ id: string }>(organisation, 'policy', { title: 'Backups', approverId });
  const step = async (by: typeof api, version: number, action: string, read: object = {}) =>
    by.post<PolicyVersion>(organisation, `policy/${id}/status`, { version, action, ...read });
  const { version } = await api.writePolicy(organisation, id, '<p>Kept for 30 days.</p><p>Encrypted.</p>');
  const submitted = await step(api, version, 'SUBMIT');
  const { contentSha256 } = submitted;
  const approved = await step(approver, submitted.version, 'APPROVE', { contentSha256 });
  await step(api, approved.version, 'REVISE');
  await api.writePolicy(organisation, id, '<p>Kept for 90 days.</p><p>Encrypted.</p><p>Tested yearly.</p>');
  await signedInAs(organisation.manager);
  await page.goto(`/policy-document/${id}`);
  await expectPrinted(page, `${organisation.name} · Owner: N/A · Version 1.1, draft`);
  await page.getByRole('link', { name: 'Compare with 1.1' }).click();
  const passages = page.getByRole('list', { name: 'Passages' }).getByRole('listitem');
  await expect(passages).toHaveText([/Changed.*removed: 30.*added: 90/, 'Encrypted.', /Added.*Tested yearly\./]);
  await expect(page.getByRole('deletion')).toHaveText('removed: 30');
  await page.getByRole('checkbox', { name: 'Changes only' }).check();
  await expect(passages).toHaveCount(2);
});

test('an approver reads again what was changed meanwhile, and a file of a policy in force begins a draft', async ({
  page,
  organisation,
  apiUserOf,
  directory,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409.*\/api\/policy\/.*\/status/);
  const api = await apiUserOf(organisation.manager);
  const person = await directory.addPerson({ organisations: [organisation] });
  const approverId = await (await apiUserOf(person)).id();
  const { id } = await api.post<{ id: string }>(organisation, 'policy', { title: 'Suppliers', approverId });
  const { version } = await api.writePolicy(organisation, id, '<p>Contracts name the annex.</p>');
  const submit = async (read: number) =>
    api.post<PolicyVersion>(organisation, `policy/${id}/status`, { version: read, action: 'SUBMIT' });
  const submitted = await submit(version);
  await signedInAs(person);
  await page.goto(`/policy-document/${id}`);
  const article = page.getByRole('article', { name: 'Version 1.0' });
  await expect(article.getByText('Contracts name the annex.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this version' });
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('As discussed');
  await api.attachFile(organisation, id, { name: 'Annex.txt', buffer: Buffer.from('Five pages') });
  await submit(submitted.version);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  const outdated = page.getByRole('dialog', { name: 'The document has changed' });
  await expect(outdated).toContainText('Its text, files or images are not those that you opened');
  await outdated.getByRole('button', { name: 'Read it again' }).click();
  await expect(article.getByRole('list', { name: 'Files' }).getByRole('listitem')).toContainText(['Annex.txt']);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Remark' })).toHaveValue('As discussed');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('complementary', { name: 'About the document' }).getByText('Approved').first(),
  ).toBeVisible();
  await expectPrinted(page, /· Owner: N\/A · Version 1\.0, approved by .+ on \d/);

  await page.goto(`/policy?policyId=${id}&tab=files`);
  const files = page.getByRole('tabpanel', { name: /^Files/ });
  await expect(files.getByRole('status')).toContainText('The files here were approved with version 1.0');
  const chooser = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles({ name: 'Annex 2.txt', mimeType: 'text/plain', buffer: Buffer.from('Six pages') });
  await expect(files.getByRole('status')).toContainText('A draft of version 1.1 has begun, with these files');
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('Version 1.0 is in force, version 1.1 is in work')).toBeVisible();
});

/** The words that the page marks for their remarks, as far as they are in the page. */
const markedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('policy-remark') ?? [])].flatMap((range) =>
      range.startContainer.isConnected && range instanceof Range ? [range.toString()] : [],
    ),
  );

test('a remark on a phrase that the text repeats leads back to its place, is answered, and an approval says whom it asks', async ({
  page,
  organisation,
  apiUserOf,
  directory,
  signedInAs,
}) => {
  const api = await apiUserOf(organisation.manager);
  const person = await directory.addPerson({ organisations: [organisation] });
  const approver = await apiUserOf(person);
  const { id } = await api.post<{ id: string }>(organisation, 'policy', {
    title: 'Incident tiers',
    approverId: await approver.id(),
    reviewerIds: [await approver.id()],
  });
  const tier = (number: number) => `<p>Tier ${number}: report within 4 hours.</p>`;
  const { version } = await api.writePolicy(organisation, id, [1, 2, 3].map(tier).join(''));
  await api.post(organisation, `policy/${id}/status`, { version, action: 'SUBMIT' });
  await signedInAs(person);
  await page.goto(`/policy-document/${id}`);
  const second = page.getByRole('article', { name: 'Version 1.0' }).getByText('Tier 2: report within 4 hours.');
  await second.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild ?? element, 'Tier 2: '.length);
    range.setEnd(element.firstChild ?? element, 'Tier 2: report within 4 hours'.length);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  });
  await page.getByRole('button', { name: 'Remark', exact: true }).click();
  const remark = page.getByRole('dialog', { name: 'Add a remark' });
  await expect(remark).toContainText('report within 4 hours');
  await remark.getByRole('textbox', { name: 'Remark' }).fill('Is that enough?');
  await remark.getByRole('button', { name: 'Add remark' }).click();
  const remarks = page.getByRole('region', { name: 'Remarks' });
  await expect(remarks).toContainText('Is that enough?');
  await remarks.getByRole('button', { name: 'Answer' }).click();
  const answer = page.getByRole('dialog', { name: 'Answer a remark' });
  await answer.getByRole('textbox', { name: 'Answer' }).fill('It is for tier 2.');
  await answer.getByRole('button', { name: 'Add answer' }).click();
  await expect(remarks.getByRole('list', { name: 'Answers' })).toContainText('It is for tier 2.');

  await page.getByRole('button', { name: 'Approve as reviewer' }).click();
  await page
    .getByRole('dialog', { name: 'Approve this version as a reviewer' })
    .getByRole('button', { name: 'Approve as reviewer' })
    .click();
  await expect(page.getByRole('region', { name: 'Reviewers' })).toContainText('Approved');
  await expect.poll(() => markedWords(page)).toEqual(['report within 4 hours']);
  await remarks.getByRole('button', { name: 'Show in the text' }).click();
  const selected = () =>
    page.evaluate(() => `${getSelection()?.anchorNode?.textContent ?? ''}|${getSelection()?.toString() ?? ''}`);
  await expect.poll(selected).toBe('Tier 2: report within 4 hours.|report within 4 hours');

  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this version' });
  await expect(dialog.getByRole('status')).toHaveText('Nobody was asked before: no mails.');
  await dialog.getByRole('combobox', { name: 'Ask to acknowledge' }).click();
  await page.getByRole('option', { name: 'Chosen groups or people' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Choose at least one group, member or address.');
  await dialog.getByRole('checkbox', { name: /^Manager/ }).check();
  await dialog.getByRole('textbox', { name: 'Addresses' }).fill('ada@example.org');
  await expect(dialog.getByRole('status')).toHaveText(/^Up to \d+ mails, today\.$/);
});
