import type { Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** One screenshot per theme: `docs/pictures/NAME.png`, `NAME-dark.png`. */
export interface Scene {
  readonly name: string;
  /** The local part of a demo account's address; omitted for screens before sign-in. */
  readonly person?: string;
  readonly path: string;
  readonly size: keyof typeof sizes;
  readonly themes: readonly Theme[];
  /** Set if the engraving is visible, which is small only as JPEG. */
  readonly engraved?: true;
  /** Brings the screen into the shown state, and waits for it. */
  readonly arrange: (page: Page) => Promise<void>;
}

const both: readonly Theme[] = ['light', 'dark'];
const light: readonly Theme[] = ['light'];
const dark: readonly Theme[] = ['dark'];

/** Waits for the row with this text. */
const rowOf = (text: string) => (page: Page) => page.getByRole('row').filter({ hasText: text }).waitFor();

/** The first page of the organisation, with all that it shows. */
const openFirstPage = (page: Page) => page.getByRole('region', { name: 'Registers' }).getByRole('row').last().waitFor();

const headingOf = (text: string) => (page: Page) => page.getByRole('heading', { name: text, level: 1 }).waitFor();

/** A risk with all three ratings, beside the list. */
async function openRisk(page: Page): Promise<void> {
  const title = 'Terminal operating system has no tested recovery below 36 hours';
  await page.getByRole('link', { name: title }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Save risk' }).waitFor();
  await panel.getByRole('status').filter({ hasText: '20' }).waitFor();
}

/** The comments on a risk, beside the list. */
async function openComments(page: Page): Promise<void> {
  const panel = page.getByRole('complementary');
  await page.getByRole('link', { name: 'Quay crane controllers share one flat network' }).click();
  await panel.getByRole('tab', { name: 'Comments' }).click();
  await panel.getByRole('listitem').filter({ hasText: 'berth plan' }).waitFor();
}

async function openPalette(page: Page): Promise<void> {
  await openFirstPage(page);
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Quick search' });
  await palette.getByRole('combobox').fill('customs');
  await palette.getByRole('group', { name: 'Risks' }).getByRole('option').first().waitFor();
}

async function openSidebar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Risk Register' }).waitFor();
}

const atDesk: readonly Scene[] = [
  {
    name: 'risk-register',
    person: 'manager',
    path: '/risk-list?perPage=25',
    size: 'desk',
    themes: both,
    arrange: openRisk,
  },
  {
    name: 'risk-comments',
    person: 'manager',
    path: '/risk-list?perPage=25',
    size: 'desk',
    themes: both,
    arrange: openComments,
  },
  {
    name: 'risk-register-list',
    person: 'manager',
    path: '/risk-list?perPage=25',
    size: 'desk',
    themes: light,
    arrange: rowOf('R-0025'),
  },
  { name: 'dashboard', person: 'manager', path: '/', size: 'desk', themes: both, arrange: openFirstPage },
  {
    name: 'information-assets',
    person: 'manager',
    path: '/information-asset?perPage=25',
    size: 'desk',
    themes: light,
    arrange: rowOf('A-0025'),
  },
  {
    name: 'risk-likelihood',
    person: 'manager',
    path: '/settings/risk/risk-likelihood',
    size: 'desk',
    themes: dark,
    arrange: rowOf('Almost certain'),
  },
  { name: 'quick-search', person: 'manager', path: '/', size: 'desk', themes: dark, arrange: openPalette },
  {
    name: 'admin-dashboard',
    person: 'super',
    path: '/',
    size: 'desk',
    themes: light,
    arrange: rowOf('pending@attest.example'),
  },
  {
    name: 'sign-in',
    path: '/sign-in',
    size: 'desk',
    themes: both,
    engraved: true,
    arrange: headingOf('Sign in to Attest'),
  },
  {
    name: 'under-review',
    person: 'pending',
    path: '/',
    size: 'desk',
    themes: light,
    engraved: true,
    arrange: headingOf('Your account is under review'),
  },
];

const onPhones: readonly Scene[] = [
  {
    name: 'phone-risk-register',
    person: 'manager',
    path: '/risk-list',
    size: 'phone',
    themes: both,
    arrange: rowOf('Quay crane controllers'),
  },
  { name: 'phone-risk', person: 'manager', path: '/risk-list', size: 'phone', themes: dark, arrange: openRisk },
  { name: 'phone-menu', person: 'manager', path: '/risk-list', size: 'phone', themes: light, arrange: openSidebar },
  {
    name: 'phone-sign-in',
    path: '/sign-in',
    size: 'phone',
    themes: light,
    engraved: true,
    arrange: headingOf('Sign in to Attest'),
  },
];

/** The main screens; those used most every day in both themes. */
export const scenes: readonly Scene[] = [...atDesk, ...onPhones];
