import type { Locator, Page } from '@playwright/test';

import type { valueMappingMachine } from '#machines/value-mapping/value-mapping.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import { valueMappingFlow } from '#tests/model/flows/value-mapping.ts';

import type { FaultGate } from '../support/fault-gate.ts';
import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { answerWith, apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly faults: FaultGate;
  /** The import whose check has raised questions. */
  readonly found: components['schemas']['Import'];
}

/** One value that names nothing, and in row 3 a title that row 2 has. */
const content = 'Title,Treatment\nFire,Mitigation\nFire,\n';

const said = (data: unknown) => answerWith(200, { status: true, message: 'Fetched successfully', data });

const apply = ({ page }: Driver): Locator => page.getByRole('button', { name: 'Apply and check again' });
const ofAll = ({ page }: Driver, name: string): Locator => page.getByRole('radio', { name });
const ofRow = ({ page }: Driver): Locator => page.getByRole('combobox', { name: /^What row 3 is/ });
const ofValue = ({ page }: Driver): Locator => page.getByRole('combobox', { name: /stands for/ });

const browser: BrowserFlow<typeof valueMappingMachine, Driver> = {
  flow: valueMappingFlow,
  troubles: { readValues: 'api', applyAnswers: 'api' },
  untaken: {},
  isOffered(event, { context: { values, answers, said: given } }) {
    const { type, use } = event;
    if (type === 'value.answered') return values.length > 0 && Object.keys(answers).length === 0;
    if (type === 'rows.said') return given.doubles === null;
    if (type === 'double.decided') return (use === null) === given.doubleRows.length > 0;
    return true;
  },
  async prepare({ page, faults, directory, apiUserOf, signedInAs }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    const found = await (await apiUserOf(manager)).checkRisks(organisation, content);
    await signedInAs(manager);
    return { page, faults, found };
  },
  async open({ page }) {
    await page.goto('/risk-list?view=import');
    await expect(page.getByRole('heading', { name: 'Import risks' })).toBeVisible();
  },
  actors: {
    readValues: {
      request: () => ({ method: 'GET', path: '/api/imports/*/values' }),
      outcome: (answer) =>
        answer.kind === 'answers' && Array.isArray(answer.output) && answer.output.length === 0
          ? said([])
          : apiOutcome(answer),
    },
    applyAnswers: {
      request: () => ({ method: 'POST', path: '/api/imports/*/check' }),
      // How fast the check is cannot be set: the screen is told that it still runs.
      async arrange({ faults, found }) {
        await faults.meet({ method: 'GET', path: '/api/imports/*' }, said({ ...found, state: 'CHECKING', done: 0 }));
      },
      outcome: apiOutcome,
    },
  },
  events: {
    retried: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    async 'value.answered'(driver, { value, answer }) {
      await ofValue(driver).fill(answer.choice?.name ?? '');
      await driver.page.getByRole('option', { name: answer.choice?.name ?? '', exact: true }).click();
      expect(value.text).toBe('Mitigation');
    },
    'rows.said': (driver) => ofAll(driver, 'Leave out the rows').check({ force: true }),
    async 'double.decided'(driver, { use }) {
      await ofRow(driver).selectOption(use ?? '');
    },
    'answers.applied': (driver) => apply(driver).click(),
  },
  notices: {
    'answers.taken': ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: 'Checking 2 rows...' })).toBeVisible(),
  },
  states: {
    loading: (driver) => expect(apply(driver)).toHaveCount(0),
    unavailable: ({ page }) =>
      expect(page.getByRole('heading', { name: 'The values of the file could not be loaded' })).toBeVisible(),
    async answering(driver, { values, answers, said: given, failure }) {
      await expect(ofValue(driver)).toHaveCount(values.length);
      const chosen = Object.keys(answers).length > 0;
      if (chosen) await expect(ofValue(driver)).toHaveValue('Mitigate');
      await expect(ofAll(driver, 'Leave out the rows')).toBeChecked({ checked: given.doubles === 'SKIP' });
      await expect(ofRow(driver)).toHaveValue(given.doubleRows[0]?.use ?? '');
      const isAnswered = chosen || given.doubles !== null || given.doubleRows.length > 0;
      await expect(apply(driver)).toBeEnabled({ enabled: isAnswered });
      await expect(driver.page.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
    },
    applying: ({ page }) => expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled(),
    taken: (driver) => expect(apply(driver)).toHaveCount(0),
  },
};

testPaths(browser);
