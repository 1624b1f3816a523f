import { leaveLevels } from './support/compliance.ts';
import { expect, test } from './support/test.ts';

/** Words of our own making, which stand for a licensed text: no other page may ever show one of them. */
const secret = {
  title: 'Zanzibar norm of berths',
  control: 'Berths of zanzibar',
  text: 'Every zanzibar berth is lit.',
};

const licensed = JSON.stringify({
  catalog: {
    metadata: { title: secret.title, version: '2031', 'oscal-version': '1.2.1' },
    controls: [{ id: 'z-1', title: secret.control, class: 'rule', parts: [{ name: 'statement', prose: secret.text }] }],
  },
});

test('what an organisation imports from its licensed copy stays unknown to its neighbour and to the platform', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  // What the neighbour asks for by its address is not there.
  consoleGuard.allow(/status of 404/);
  const [owner, neighbour] = [await directory.addOrganisation(), await directory.addOrganisation('Lockside')];
  const admin = await directory.addPerson({ organisations: [owner], role: 'ORG_ADMIN' });
  await signedInAs(admin);
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Import our own copy' }).click();
  const importing = page.getByRole('dialog', { name: 'Import our own copy of a standard' });
  await importing
    .getByLabel('File with the standard')
    .setInputFiles({ name: 'berths.json', mimeType: 'application/json', buffer: Buffer.from(licensed) });
  await importing.getByRole('button', { name: 'Import as draft' }).click();
  await expect(importing).toContainText('nobody else sees it, and the platform does not export it');
  await importing.getByRole('button', { name: 'Done' }).click();
  const copy = page.getByRole('table', { name: 'Our own copies' }).getByRole('row', { name: /Zanzibar/ });
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish version' }).click();
  await expect(copy).toContainText('Published');
  await page.getByRole('button', { name: 'Adopt a standard' }).click();
  const adopting = page.getByRole('dialog');
  await adopting.getByRole('radio', { name: /Zanzibar/ }).check();
  await leaveLevels(adopting);
  await adopting.getByRole('button', { name: 'Adopt standard' }).click();
  await expect(page).toHaveURL(/\/start-assessments\//);
  const adoptedId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/assessments/${adoptedId}`);
  await expect(page.getByRole('article')).toContainText(secret.text);
  // What is looked for below is there for those whose it is: the answer adds an own control with the title.
  const api = await apiUserOf(admin);
  const [position] = await api.get<{ id: string }[]>(owner, `control-position?adoptedStandardId=${adoptedId}`);
  const answer = { version: 0, result: 'COMPLIANT', maturity: null, observation: '' };
  await api.post(owner, `control-position/${position?.id}/response`, answer);
  for (const path of ['standard', 'organisation-standards', 'activities', 'search?text=zanzibar'])
    expect(JSON.stringify(await api.get(owner, path))).toMatch(/zanzibar/i);

  const stranger = await directory.addPerson({ organisations: [neighbour], role: 'ORG_ADMIN' });
  const strangerApi = await apiUserOf(stranger);
  await signedInAs(stranger);
  await page.goto('/assessments');
  await expect(page.getByRole('heading', { name: 'No standard adopted yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Adopt a standard' }).click();
  await expect(adopting.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(adopting).not.toContainText(/zanzibar/i);
  await page.keyboard.press('Escape');
  await page.goto(`/assessments/${adoptedId}`);
  await expect(page.getByRole('heading', { name: 'There is no such assessment' })).toBeVisible();
  for (const path of [
    'standard',
    'organisation-standards',
    'organisation-standards/adoptable',
    'control-link/review',
    'mapping-use',
    'activities',
    'search?text=zanzibar',
  ])
    expect(JSON.stringify(await strangerApi.get(neighbour, path))).not.toMatch(/zanzibar/i);

  const administrator = await directory.addPerson({ organisations: [], platform: true });
  const platformApi = await apiUserOf(administrator);
  for (const path of ['admin/standard', 'admin/mapping-set', 'admin/activities'])
    expect(JSON.stringify(await platformApi.get(owner, path))).not.toMatch(/zanzibar/i);
  await signedInAs(administrator);
  for (const [address, title] of [
    ['/admin/standards', 'Standards'],
    ['/admin/control-mapping', 'Control Mapping'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/zanzibar/i);
  }
});
