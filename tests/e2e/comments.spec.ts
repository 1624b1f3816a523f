import { expect, test } from './support/test.ts';

const script = '<img src=x onerror=alert(1)> javascript:alert(1)';

test('a mention is picked with the keyboard, and its notification leads to the comment', async ({
  page,
  riskRegister,
  organisation,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const colleague = await directory.addPerson({ organisations: [organisation], name: 'Ada Quayle' });
  const api = await apiUserOf(organisation.manager);
  const [{ id } = { id: '' }] = await api.addRisks(organisation, [{ title: 'Fire in the archive' }]);
  await signedInAs(organisation.manager);
  const { root } = riskRegister.panel;
  await riskRegister.open(`?risk=${id}`);
  await root.getByRole('tab', { name: 'Comments' }).click();
  await expect(root.getByText('No comments yet')).toBeVisible();
  const text = root.getByRole('textbox', { name: 'New comment' });
  await text.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Now');
  await page.keyboard.press('End');
  await page.keyboard.type(`: ${script} (see https://example.com/a?b=1). Ask @quay`);
  await expect(root.getByRole('option')).toHaveText([/Ada Quayle$/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('today\n');
  await root.getByRole('button', { name: 'List' }).click();
  await page.keyboard.type('or tomorrow');
  await root.getByRole('button', { name: 'Preview' }).click();
  const preview = root.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('Now');
  await expect(preview.getByRole('listitem')).toHaveText('or tomorrow');
  await expect(preview).toContainText('@Ada Quayle today');
  await root.getByRole('button', { name: 'Edit text' }).click();
  await expect(text).toHaveValue(/^\*\*Now\*\*: .*today\n- or tomorrow$/s);
  await text.press('Control+Enter');
  const comment = root.getByRole('list', { name: 'Comments' }).getByRole('listitem').first();
  await expect(comment).toContainText(`Now: ${script} (see https://example.com/a?b=1). Ask @Ada Quayle today`);
  await expect(comment.getByRole('link')).toHaveText(['https://example.com/a?b=1']);
  await expect(comment.getByRole('link')).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(root.getByRole('tab', { name: 'Comments 1' })).toBeVisible();
  await root.getByRole('button', { name: '2 watchers, including you' }).click();
  const watchers = page.getByRole('dialog', { name: 'Watchers' });
  await expect(watchers.getByRole('listitem')).toHaveText([/Ada Quayle$/, /.+/]);
  await watchers.getByRole('button', { name: 'Stop watching' }).click();
  await expect(watchers.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(root.getByRole('button', { name: '1 watcher', exact: true })).toBeVisible();
  for (let count = 1; count <= 21; count += 1) await api.addComment(organisation, id, `Answer ${count}`);

  await signedInAs(colleague);
  await page.goto('/notifications');
  await page.getByRole('main').getByRole('link', { name: 'mentioned you in a comment' }).click();
  await expect(comment).toContainText('Ask @Ada Quayle today');
  await expect(comment).toBeInViewport();
  await expect(comment.getByRole('button')).toHaveCount(0);
  await expect(root.locator('[data-comment]')).toHaveCount(22);
  await expect(page).toHaveURL(/tab=comments&comment=/);
});

test('an unsent comment stays while other tabs are open, and is discarded only after confirmation', async ({
  page,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  const [{ id } = { id: '' }] = await givenRisks([{ title: 'Fire in the archive' }]);
  await signedInAs(organisation.manager);
  const { root, titleField, closeButton } = riskRegister.panel;
  await riskRegister.open(`?risk=${id}&tab=comments`);
  const text = root.getByRole('textbox', { name: 'New comment' });
  await text.fill('Half a thought');
  await root.getByRole('tab', { name: 'Details' }).click();
  await expect(titleField).toHaveValue('Fire in the archive');
  await expect(page).not.toHaveURL(/tab=/);
  await root.getByRole('tab', { name: 'Comments' }).click();
  await expect(text).toHaveValue('Half a thought');
  await closeButton.click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(text).toHaveValue('Half a thought');
  await closeButton.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(root).toHaveCount(0);
});

test('earlier comments are loaded on demand', async ({
  riskRegister,
  organisation,
  apiUserOf,
  givenRisks,
  signedInAs,
}) => {
  const [{ id } = { id: '' }] = await givenRisks([{ title: 'Fire in the archive' }]);
  const api = await apiUserOf(organisation.manager);
  for (let count = 1; count <= 21; count += 1) await api.addComment(organisation, id, `Comment ${count}.`);
  await signedInAs(organisation.manager);
  const { root } = riskRegister.panel;
  await riskRegister.open(`?risk=${id}&tab=comments`);
  const items = root.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(items).toHaveCount(20);
  await expect(items.first()).toContainText('Comment 2.');
  await expect(items.last()).toBeInViewport();
  await root.getByRole('button', { name: 'Show earlier comments' }).click();
  await expect(items.first()).toContainText('Comment 1.');
  await expect(root.getByRole('button', { name: 'Show earlier comments' })).toHaveCount(0);
});
