import type { Locator, Page } from '@playwright/test';

import { expectedRoutes } from '#tests/app/expected-routes.ts';

import { demo, expect, test } from './support/test.ts';

/** The lists that numbers open. */
const lists: ReadonlySet<string> = new Set([
  '/risk-list',
  '/incident',
  '/policy',
  '/service-provider-list',
  '/service-provider-assessment',
  '/information-asset',
  '/assessments',
  '/run-zero-asset',
  '/manage-projects/tasks',
  '/exemptions-register',
]);

const dashboards = {
  '/risk-dashboard': { title: 'Risk Dashboard', withoutList: [] },
  '/incident-dashboard': {
    title: 'Incident Dashboard',
    withoutList: [],
  },
  '/policy-dashboard': {
    title: 'Policy Dashboard',
    // A share of requests of all policies, which have no list together.
    withoutList: ['Acknowledged'],
  },
  '/service-provider-dashboard': {
    title: 'Service Provider Dashboard',
    // Parts of providers, which have no list of their own: the dashboard names those that come next.
    withoutList: ['Contracts due', 'Documents expiring'],
  },
  '/information-asset-report': { title: 'Information Assets Dashboard', withoutList: [] },
  '/compliance-report': { title: 'Compliance Dashboard', withoutList: [] },
  '/tasks-dashboard': { title: 'Task Dashboard', withoutList: [] },
  '/run-zero-asset-dashboard': { title: 'runZero Assets Dashboard', withoutList: [] },
} as const;

const numberIn = (text: string | null): number =>
  Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', '') ?? Number.NaN);

interface Counted {
  readonly name: string;
  readonly number: number;
  readonly href: string;
}

const pathOf = (href: string) => new URL(href, 'http://localhost').pathname;

async function countedBy(link: Locator, number: number, name: string): Promise<Counted> {
  return { name, number, href: (await link.getAttribute('href')) ?? '' };
}

/** The key figures: each is a link to what it counts, or has no list. */
async function figuresOf(page: Page, withoutList: readonly string[]): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const figure of await page.locator('main dl > div').all()) {
    const name = (await figure.locator('dt').textContent()) ?? '';
    const links = await figure.locator('dd a').all();
    expect({ name, isLink: links.length > 0 }).toEqual({ name, isLink: !withoutList.includes(name) });
    for (const link of links) found.push(await countedBy(link, numberIn(await link.textContent()), name));
  }
  return found;
}

/** The rows of charts, and the cells of the matrix. */
async function partsOf(page: Page): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const table of await page.locator('main table').all()) {
    const caption = (await table.locator('caption').allTextContents()).join('');
    for (const row of await table.locator('tbody tr:has(> th a)').all()) {
      const link = row.locator('th a');
      const numbers = await row.locator('td').allTextContents();
      const sum = numbers.filter((text) => text !== '').reduce((all, text) => all + numberIn(text), 0);
      found.push(await countedBy(link, sum, `${caption}: ${(await link.textContent()) ?? ''}`));
    }
    for (const link of await table.locator('td a').filter({ visible: true }).all()) {
      // What is shown; the rest of a cell is for screen readers.
      const text = await link.innerText();
      if (/^\d/.test(text)) found.push(await countedBy(link, numberIn(text), `${caption}: ${text}`));
    }
  }
  // A report lists the controls of its standard.
  return found.filter(({ href }) => lists.has(pathOf(href)) || pathOf(href).startsWith('/reporting/'));
}

/** Numbers beside the titles of regions: what stands in no part of a chart. */
async function notesOf(page: Page): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const link of await page.locator('main section > header p a').all()) {
    const text = (await link.textContent()) ?? '';
    found.push(await countedBy(link, numberIn(text), text));
  }
  return found;
}

/** Parts of bars whose list no filter of the register gives. */
const partsWithoutList: ReadonlySet<string> = new Set(['Others']);

/** The numbers of charts with several parts a row that open no list. */
async function unlinkedParts(page: Page): Promise<string[]> {
  const unlinked: string[] = [];
  for (const table of await page.locator('main table:has(tbody th a)').all()) {
    const heads = (await table.locator('thead th').allTextContents()).slice(2);
    if (heads.length < 2) continue;
    for (const row of await table.locator('tbody tr').all())
      for (const [index, cell] of (await row.locator('td').all()).slice(1).entries()) {
        const isLinked = (await cell.locator('a').count()) > 0 || numberIn(await cell.textContent()) === 0;
        const part = heads[index] ?? '';
        if (!isLinked && !partsWithoutList.has(part)) unlinked.push(`${(await row.textContent()) ?? ''}: ${part}`);
      }
  }
  return unlinked;
}

/** Those whose every part of a bar opens its list. */
const withLinkedParts: ReadonlySet<string> = new Set(['/incident-dashboard', '/information-asset-report']);

/** A link may stand once more where there is room for it. */
const shownLink = (page: Page, href: string) =>
  page.locator(`main a[href="${href}"]`).filter({ visible: true }).first();

/** How many rows the list has that a link opens: `2 of 44 risks`. */
async function totalOf(page: Page, title: string, href: string): Promise<number> {
  await shownLink(page, href).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toHaveCount(0);
  const count = page.locator('main h1 + p');
  await expect(count).toHaveText(/\d/);
  const total = numberIn(await count.textContent());
  await page.goBack();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(shownLink(page, href)).toBeVisible();
  return total;
}

test('every dashboard of the app is among them', () => {
  const all = expectedRoutes
    .map(([path]) => path)
    .filter((path) => /-dashboard$|^\/(?:information-asset|compliance)-report$/.test(path));
  expect(all.toSorted()).toEqual(Object.keys(dashboards).toSorted());
});

for (const [path, { title, withoutList }] of Object.entries(dashboards)) {
  test(`every number of ${path} opens the list of exactly what it counts`, async ({ page, signedInAs }) => {
    test.slow(path === '/compliance-report', 'Its groups have many numbers');
    await signedInAs(demo('admin'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.locator('main dl > div a').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    if (withLinkedParts.has(path)) expect(await unlinkedParts(page)).toEqual([]);
    const counted = [...(await figuresOf(page, withoutList)), ...(await partsOf(page)), ...(await notesOf(page))];
    expect(counted.length).toBeGreaterThan(3);
    const opened: Counted[] = [];
    for (const one of counted) opened.push({ ...one, number: await totalOf(page, title, one.href) });
    expect(opened).toEqual(counted);
  });
}
