import { twelveRisks } from './risk-samples.ts';
import { demo, expect, expectToast, test } from './support/test.ts';

const titles = twelveRisks.map(({ title }) => title);
const firstTen = titles.slice(0, 10);
const lastTwo = titles.slice(10);

test.beforeEach(async ({ organisation, givenRisks, signedInAs }) => {
  await givenRisks(twelveRisks);
  await signedInAs(organisation.manager);
});

test('the register opens with its first ten risks, sorted by reference', async ({ page, riskRegister }) => {
  await riskRegister.open();
  await riskRegister.expectTitles(firstTen);
  await riskRegister.expectRange('1–10 of 12');
  await riskRegister.expectSorted('Ref', 'ascending');
  await expect(page.getByText('12 risks')).toBeVisible();
  await riskRegister.expectAddress({});
  await riskRegister.expectRow({
    ref: 'R-0001',
    title: 'Ransomware on the terminal servers',
    categories: 'None',
    current: '20Critical',
    treatment: 'Mitigate',
    review: 'None',
  });
  await riskRegister.expectRow({
    ref: 'R-0008',
    title: 'Supplier goes bankrupt',
    categories: 'None',
    current: 'Not rated',
    treatment: 'None',
    review: 'None',
  });
});

/** Runs in the page: the timer that writes a typed text into the address never ends (src/components/useSearchText.ts). */
function keepAddress(): void {
  const start = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
      delay === 250 ? 0 : start(handler, delay, ...given),
  });
}

test('matches are read in a short pause, before the address names the text', async ({ page, riskRegister }) => {
  await page.addInitScript(keepAddress);
  await riskRegister.open();
  const read = page.waitForRequest((request) => new URL(request.url()).searchParams.get('search') === 'bankrupt');
  await page.getByRole('searchbox', { name: 'Search risks' }).fill('bankrupt');
  await read;
  await riskRegister.expectAddress({});
});

test('the address holds every page but the first, and changing the page size returns to the first', async ({
  riskRegister,
}) => {
  await riskRegister.open();
  await riskRegister.goToNextPage();
  await riskRegister.expectTitles(lastTwo);
  await riskRegister.expectRange('11–12 of 12');
  await riskRegister.expectAddress({ page: '2' });
  await riskRegister.goToPreviousPage();
  await riskRegister.expectTitles(firstTen);
  await riskRegister.expectAddress({});
  await riskRegister.goToNextPage();
  await riskRegister.showRows(25);
  await riskRegister.expectTitles(titles);
  await riskRegister.expectRange('1–12 of 12');
  await riskRegister.expectAddress({ perPage: '25' });
});

test('the server searches the whole register, not just the current page', async ({ page, riskRegister }) => {
  await riskRegister.open('?page=2');
  await riskRegister.search('RANSOMWARE');
  await riskRegister.expectTitles(['Ransomware on the terminal servers', 'Ransomware at a supplier']);
  await riskRegister.expectAddress({ search: 'RANSOMWARE' });
  await expect(page.getByText('2 of 12 risks')).toBeVisible();

  await riskRegister.search('zeppelin');
  await expect(page.getByRole('heading', { name: 'No risks match these filters' })).toBeVisible();
  await expect(page.getByText('Search is “zeppelin”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await riskRegister.expectTitles(firstTen);
  await riskRegister.expectAddress({});
  await expect(riskRegister.searchBox).toHaveValue('');
});

test('the server sorts the whole register in both directions', async ({ riskRegister }) => {
  await riskRegister.open('?page=2');
  await riskRegister.sortBy('Title');
  await riskRegister.expectTitles(titles.toSorted().slice(0, 10));
  await riskRegister.expectSorted('Title', 'ascending');
  await riskRegister.expectAddress({ sort: 'title' });
  await riskRegister.sortBy('Title');
  await riskRegister.expectTitles(titles.toSorted().toReversed().slice(0, 10));
  await riskRegister.expectSorted('Title', 'descending');
  await riskRegister.expectAddress({ sort: 'title', desc: 'true' });
});

test('back and forward restore search, sort order and page', async ({ page, riskRegister }) => {
  await riskRegister.open();
  await riskRegister.goToNextPage();
  await riskRegister.expectTitles(lastTwo);
  await riskRegister.search('ransomware');
  await riskRegister.expectAddress({ search: 'ransomware' });
  await riskRegister.sortBy('Title');
  await riskRegister.expectTitles(['Ransomware at a supplier', 'Ransomware on the terminal servers']);

  await page.goBack();
  await riskRegister.expectTitles(['Ransomware on the terminal servers', 'Ransomware at a supplier']);
  await expect(riskRegister.searchBox).toHaveValue('ransomware');
  await page.goBack();
  await riskRegister.expectTitles(lastTwo);
  await expect(riskRegister.searchBox).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await riskRegister.expectTitles(['Ransomware at a supplier', 'Ransomware on the terminal servers']);
  await expect(riskRegister.searchBox).toHaveValue('ransomware');
  await riskRegister.expectAddress({ search: 'ransomware', sort: 'title' });
});

test('a page number past the end falls back to the last page, also after its only row is deleted', async ({
  page,
  riskRegister,
}) => {
  await riskRegister.open('?page=1000000000&perPage=11');
  await riskRegister.expectTitles(titles.slice(11));
  await riskRegister.expectAddress({ page: '2', perPage: '11' });
  await page.getByRole('button', { name: 'More actions for R-0012' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete risk' }).click();
  await riskRegister.expectTitles(titles.slice(0, 11));
  await riskRegister.expectAddress({ perPage: '11' });
});

test('a record outside the current page opens on its own page, and its neighbours are reachable across pages', async ({
  page,
  riskRegister,
}) => {
  const { panel } = riskRegister;
  const button = (name: string) => panel.root.getByRole('button', { name });
  const [showInList, previous, next] = [button('Show in list'), button('Previous risk'), button('Next risk')];
  await riskRegister.open('?page=2');
  await page.getByRole('link', { name: 'Ransomware at a supplier' }).click();
  await expect(panel.titleField).toHaveValue(lastTwo[1] ?? '');
  await expect(next).toBeDisabled();
  await riskRegister.search('laptop');
  await showInList.click();
  await expectToast(page, 'Filters cleared');
  await riskRegister.expectTitles(lastTwo);
  await expect(showInList).toHaveCount(0);
  await previous.click();
  await expect(panel.titleField).toHaveValue(lastTwo[0] ?? '');
  await next.click();
  await expect(panel.titleField).toHaveValue(lastTwo[1] ?? '');
  await previous.click();
  await expect(panel.titleField).toHaveValue(lastTwo[0] ?? '');
  await previous.click();
  await expect(panel.titleField).toHaveValue(firstTen[9] ?? '');
  await riskRegister.expectTitles(firstTen);
  await riskRegister.goToNextPage();
  await showInList.click();
  await riskRegister.expectTitles(firstTen);
});

test('a viewer is offered no way to change a risk', async ({
  page,
  directory,
  organisation,
  signedInAs,
  riskRegister,
}) => {
  await signedInAs(await directory.addPerson({ organisations: [organisation], role: 'ORG_VIEWER' }));
  await riskRegister.open();
  await riskRegister.table.getByRole('link', { name: 'Lost laptop' }).click();
  const { panel } = riskRegister;
  await expect(panel.root.getByRole('group', { name: 'Title' })).toHaveText('TitleLost laptop');
  await expect(panel.root.getByRole('group', { name: 'Description' })).toHaveText('DescriptionNone');
  await expect(panel.root.getByRole('textbox')).toHaveCount(0);
  await expect(panel.root.getByRole('combobox')).toHaveCount(0);
  await expect(riskRegister.table.getByRole('checkbox')).toHaveCount(0);
  await expect(riskRegister.addButton).toHaveCount(0);
  await expect(panel.saveButton).toHaveCount(0);
  await panel.moreButton.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link']);
  await expect(page.getByRole('button', { name: /Add|Save\b|Delete/ })).toHaveCount(0);
});

test('an organisation cannot see the data of another', async ({
  page,
  signedInAs,
  riskRegister,
  givenRisks,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404.*\/api\/risk\//);
  const [risk] = await givenRisks([{ title: 'Known to one organisation only' }]);
  await signedInAs(demo('manager'));
  await riskRegister.open('?search=Known+to+one');
  await expect(page.getByRole('heading', { name: 'No risks match these filters' })).toBeVisible();
  await riskRegister.open(`?risk=${risk?.id}`);
  await expect(page.getByRole('heading', { name: 'This risk is not in the register' })).toBeVisible();
});
