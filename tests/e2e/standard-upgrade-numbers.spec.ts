import { adoptStandard, publishNewer, versionOf } from './support/compliance.ts';
import { expect, expectToast, test } from './support/test.ts';

/** As many controls as the Essential Eight, level 2, of 2023-09 and 2023-12 have in common, and each alone (compliance.md, T4). */
const counts = { same: 46, reworded: 22, gone: 4, fresh: 19 };

type Kind = keyof typeof counts;

const textsOf = (kinds: readonly Kind[], month: string): Record<string, string> =>
  Object.fromEntries(
    kinds.flatMap((kind) =>
      Array.from({ length: counts[kind] }, (_one, place) => {
        const words = kind === 'reworded' ? ` As of ${month}.` : '';
        return [`${kind}-${place + 1}`, `The ${kind} rule number ${place + 1} of the harbour is kept.${words}`];
      }),
    ),
  );

test('46 controls are kept, 22 asked about, 19 new and 4 archived by an upgrade, its undo, and the upgrade again', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const title = `Eight rules of ${organisation.name}`;
  const lead = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  const api = await apiUserOf(lead);
  const fileOf = (version: string, kinds: readonly Kind[]) =>
    versionOf({ title, version, texts: textsOf(kinds, version) });
  const former = fileOf('2023-09', ['same', 'reworded', 'gone']);
  const adopted = await adoptStandard(api, organisation, former);
  await publishNewer(api, organisation, {
    standardId: adopted.standardId,
    file: fileOf('2023-12', ['same', 'reworded', 'fresh']),
  });
  const toConfirm = async () => {
    const path = `control-position?adoptedStandardId=${adopted.id}`;
    const positions = await api.get<{ flags: string[] }[]>(organisation, path);
    return [positions.length, positions.filter(({ flags }) => flags.includes('TO_CONFIRM')).length];
  };

  await signedInAs(lead);
  await page.goto(`/assessments/${adopted.id}?view=upgrade`);
  const upgrade = async () => {
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Upgrade to 2023-12', level: 1 })).toBeVisible();
    for (const words of ['46 controls unchanged', '22 controls reworded', '19 controls new', '4 controls withdrawn'])
      await expect(main).toContainText(words);
    for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Next' }).click();
    for (const words of [
      '46 controls kept without a question',
      '22 reworded controls to be confirmed',
      '19 new controls',
      '4 controls archived',
    ])
      await expect(main).toContainText(words);
    await page.getByRole('button', { name: 'Upgrade to 2023-12' }).click();
    await expectToast(page, 'Upgraded to 2023-12');
    await expect(page.getByRole('heading', { name: 'The newest version is in force' })).toBeVisible();
    expect(await toConfirm()).toEqual([87, 22]);
  };
  expect(await toConfirm()).toEqual([72, 0]);
  await upgrade();
  await page.getByRole('button', { name: 'Undo upgrade' }).click();
  await page.getByRole('dialog', { name: 'Go back to 2023-09?' }).getByRole('button', { name: 'Undo upgrade' }).click();
  await expectToast(page, 'Upgrade undone');
  await expect(page.getByRole('heading', { name: 'Upgrade to 2023-12', level: 1 })).toBeVisible();
  expect(await toConfirm()).toEqual([72, 0]);
  await upgrade();
});
