import { expect, type Locator, type Page } from '@playwright/test';

/** The values entered in the panel, as displayed. */
export interface RiskEntries {
  readonly title?: string;
  readonly description?: string;
  readonly categories?: readonly string[];
  /** The current likelihood, as listed: `4 Likely`. */
  readonly likelihood?: string;
  readonly impact?: string;
  readonly treatment?: string;
  /** As displayed: `31 Jan 2027`. */
  readonly nextReview?: string;
}

type ChoiceLabel = 'Current likelihood' | 'Current impact' | 'Treatment';

/** The panel beside the register in which a risk is added, viewed, edited and deleted. */
export class RiskPanel {
  readonly page: Page;
  readonly root: Locator;
  readonly titleField: Locator;
  readonly descriptionField: Locator;
  /** Until the risk has a day: later ones are set by reviews. */
  readonly nextReviewField: Locator;
  readonly treatmentDueField: Locator;
  /** Opens the calendar of `treatmentDueField`. */
  readonly treatmentDueButton: Locator;
  readonly calendar: Locator;
  readonly rating: Locator;
  readonly saveButton: Locator;
  /** Reports that the last save failed. */
  readonly notSaved: Locator;
  readonly retryButton: Locator;
  readonly moreButton: Locator;
  readonly deleteItem: Locator;
  readonly closeButton: Locator;
  readonly confirmation: Locator;
  /** The reason for the deletion, in the confirmation. */
  readonly reasonField: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('complementary');
    this.titleField = this.root.getByRole('textbox', { name: 'Title' });
    this.descriptionField = this.root.getByRole('textbox', { name: 'Description' });
    this.nextReviewField = this.root.getByLabel('Next review');
    this.treatmentDueField = this.root.getByRole('region', { name: 'Treatment plan' }).getByLabel('Due');
    this.treatmentDueButton = this.treatmentDueField.locator('..').getByRole('button', { name: 'Choose a date' });
    this.calendar = page.getByRole('dialog', { name: 'Choose a date' });
    this.rating = this.root.getByRole('group', { name: 'Current' }).getByRole('status');
    this.saveButton = this.root.getByRole('button', { name: 'Save risk' });
    this.notSaved = this.root.getByRole('alert').filter({ hasText: 'The risk was not saved' });
    this.retryButton = this.notSaved.getByRole('button', { name: 'Try again' });
    this.moreButton = this.root.getByRole('button', { name: 'More actions' });
    this.deleteItem = page.getByRole('menuitem', { name: 'Delete risk' });
    this.closeButton = this.root.getByRole('button', { name: 'Close', exact: true });
    this.confirmation = page.getByRole('alertdialog', { name: /^Delete .+\?$/ });
    this.reasonField = this.confirmation.getByRole('textbox', { name: 'Reason' });
  }

  async enter(entries: RiskEntries): Promise<void> {
    const { title, description, categories = [], likelihood, impact, treatment, nextReview } = entries;
    if (title !== undefined) await this.titleField.fill(title);
    if (description !== undefined) await this.descriptionField.fill(description);
    for (const category of categories) await this.chooseCategory(category);
    if (likelihood !== undefined) await this.choose('Current likelihood', likelihood);
    if (impact !== undefined) await this.choose('Current impact', impact);
    if (treatment !== undefined) await this.choose('Treatment', treatment);
    if (nextReview !== undefined) await this.nextReviewField.fill(nextReview);
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  /** Waits until no save is in progress. */
  async expectSettled(): Promise<void> {
    await expect(this.saveButton).toBeEnabled();
  }

  /** With the keyboard: a toast may cover the corner of the panel, and stays while the mouse is over it. */
  async close(): Promise<void> {
    await this.closeButton.press('Enter');
    await expect(this.root).toHaveCount(0);
  }

  /** Opens the confirmation, with the keyboard, without confirming. */
  async askToDelete(): Promise<void> {
    await this.moreButton.press('Enter');
    // A menu is rendered a moment before it accepts key presses.
    await expect(this.page.getByRole('menu', { name: 'More actions' })).toBeFocused();
    await this.page.keyboard.press('End');
    await expect(this.deleteItem).toHaveAttribute('data-highlighted');
    await this.page.keyboard.press('Enter');
    await expect(this.confirmation).toBeVisible();
  }

  async confirmDeletion(): Promise<void> {
    await this.confirmation.getByRole('button', { name: 'Delete risk' }).click();
  }

  /** A field whose value is chosen from a list. */
  choiceField(label: ChoiceLabel): Locator {
    return this.root.getByRole('combobox', { name: label });
  }

  async expectEntries(entries: Required<Omit<RiskEntries, 'categories'>>): Promise<void> {
    await expect(this.titleField).toHaveValue(entries.title);
    await expect(this.descriptionField).toHaveValue(entries.description);
    await expect(this.choiceField('Current likelihood')).toHaveText(entries.likelihood);
    await expect(this.choiceField('Current impact')).toHaveText(entries.impact);
    await expect(this.choiceField('Treatment')).toHaveText(entries.treatment);
    await expect(this.root.getByText(`Next review: ${entries.nextReview}`)).toBeVisible();
  }

  /** A day of the open calendar by its accessible name after the weekday (`5 January 2999, selected`), a month or a year. */
  calendarCell(name: string): Locator {
    return this.calendar.getByRole('gridcell').getByRole('button', { name: new RegExp(`\\b${name}$`) });
  }

  /** Opens the calendar at a month of another year. */
  async showMonth(month: string, year: string): Promise<void> {
    await this.treatmentDueButton.click();
    await this.calendar.getByRole('button', { name: /, choose a month$/ }).click();
    await this.calendar.getByRole('button', { name: /, choose a year$/ }).click();
    await this.calendarCell(year).click();
    await this.calendarCell(month).click();
  }

  /** The conflict in one field that both sides changed. */
  conflict(field: string): Locator {
    return this.root.getByRole('region', { name: field });
  }

  /** Chooses an option of a fixed or searchable list. */
  async pick(label: string, option: string): Promise<void> {
    await this.root.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  private async choose(label: ChoiceLabel, option: string): Promise<void> {
    await this.choiceField(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await expect(this.choiceField(label)).toHaveText(option);
  }

  private async chooseCategory(name: string): Promise<void> {
    const field = this.root.getByRole('combobox', { name: 'Categories' });
    await field.fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
    await field.press('Escape');
  }
}
