import { expect, type Locator, type Page } from '@playwright/test';

import { RiskPanel } from './risk-panel.ts';

type Column = 'Ref' | 'Title' | 'Current' | 'Treatment' | 'Review due';

/** The cell texts of a register row; an omitted cell is empty. */
export interface RiskRow {
  readonly ref: string;
  readonly title: string;
  readonly categories?: string;
  /** The score and the name of the band. */
  readonly current?: string;
  readonly owner?: string | RegExp;
  readonly treatment?: string;
  readonly review?: string;
}

/** /risk-list. */
export class RiskRegisterPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly addButton: Locator;
  readonly searchBox: Locator;
  readonly pages: Locator;
  readonly panel: RiskPanel;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Risk Register', level: 1 });
    this.table = page.getByRole('table', { name: 'Risks' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') });
    this.addButton = page.getByRole('button', { name: 'Add risk' });
    this.searchBox = page.getByRole('searchbox', { name: 'Search risks' });
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.panel = new RiskPanel(page);
  }

  /** @param query the query string, including the question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/risk-list${query}`);
    await expect(this.heading).toBeVisible();
  }

  /** How much of the register the list shows: `7 of 44 risks`. */
  async expectCount(text: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }

  async search(text: string): Promise<void> {
    await this.searchBox.fill(text);
  }

  async sortBy(column: Column): Promise<void> {
    await this.table.getByRole('columnheader', { name: column }).getByRole('button').click();
  }

  async goToNextPage(): Promise<void> {
    await this.pages.getByRole('button', { name: 'Next page' }).click();
  }

  async goToPreviousPage(): Promise<void> {
    await this.pages.getByRole('button', { name: 'Previous page' }).click();
  }

  async showRows(perPage: number): Promise<void> {
    await this.pages.getByRole('combobox', { name: 'Rows per page' }).selectOption(String(perPage));
  }

  /** The same screen in another tab. */
  on(page: Page): RiskRegisterPage {
    return new RiskRegisterPage(page);
  }

  /** The checkbox of a row. */
  checkbox(ref: string): Locator {
    return this.table.getByRole('checkbox', { name: `Select ${ref}` });
  }

  /** Toggles the checkbox of a row; with `range`, Shift is held. */
  async tick(ref: string, { range = false } = {}): Promise<void> {
    await this.checkbox(ref).click({ modifiers: range ? ['Shift'] : [] });
  }

  /** Toggles the checkboxes of all rows on the page. */
  async tickPage(): Promise<void> {
    await this.table.getByRole('checkbox', { name: 'Select all risks on this page' }).click();
  }

  /** On phones: shows the checkboxes of the rows. */
  async startPicking(): Promise<void> {
    await this.page.getByRole('button', { name: 'List options' }).tap();
    await this.page.getByRole('menuitem', { name: 'Select risks' }).tap();
  }

  async openRisk(title: string): Promise<void> {
    await this.table.getByRole('link', { name: title, exact: true }).click();
    await expect(this.panel.titleField).toHaveValue(title);
  }

  /** Opens the panel for a new risk. */
  async startAdding(): Promise<void> {
    // An empty register offers it twice.
    await this.addButton.first().click();
    await expect(this.panel.titleField).toBeVisible();
  }

  /** Expects exactly these titles, in this order. */
  async expectTitles(titles: readonly string[]): Promise<void> {
    await expect(this.table.getByRole('link')).toHaveText([...titles]);
  }

  /** The titles, once this many rows are shown. */
  async shownTitles(count: number): Promise<string[]> {
    const links = this.table.getByRole('link');
    await expect(links).toHaveCount(count);
    return links.allTextContents();
  }

  /**
   * Expects a whole row at a viewport width of 1440 px, where only the inherent rating is hidden in favour of the title.
   * An open panel leaves no room for the other columns, so close it first.
   */
  async expectRow({ ref, title, ...others }: RiskRow): Promise<void> {
    await this.page.setViewportSize({ width: 1440, height: 900 });
    const row = this.rows.filter({ hasText: ref });
    const { categories = 'None', current = 'Not rated' } = others;
    const { owner = 'Unassigned', treatment = 'None', review = 'None' } = others;
    const [checkbox, menu] = ['', ''];
    await expect(row.getByRole('cell')).toHaveText([
      checkbox,
      ref,
      new RegExp(`^${title}`),
      categories,
      current,
      owner,
      treatment,
      review,
      menu,
    ]);
  }

  async expectSorted(column: Column, direction: 'ascending' | 'descending'): Promise<void> {
    await expect(this.table.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', direction);
  }

  /** Expects the range in the list footer: `1–10 of 12`. */
  async expectRange(range: string): Promise<void> {
    await expect(this.pages.getByRole('status')).toHaveText(range);
  }

  /** Expects exactly these query parameters, in any order. */
  async expectAddress(query: Readonly<Record<string, string>>): Promise<void> {
    await expect
      .poll(() => {
        const { pathname, searchParams } = new URL(this.page.url());
        return { pathname, query: Object.fromEntries(searchParams) };
      })
      .toEqual({ pathname: '/risk-list', query });
  }
}
