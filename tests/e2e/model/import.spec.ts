import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { z } from 'zod';

import type { importMachine } from '#machines/import/import.machine.ts';
import { importFlow } from '#tests/model/flows/import.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import type { ApiUser } from '../support/api-user.ts';
import type { Organisation } from '../support/directory.ts';
import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly api: ApiUser;
  readonly organisation: Organisation;
}

/** One row to add, and one with an error, as in the flow. */
const content = 'Name,Details\nFire in the archive,Paper\n,No title\n';

const stateAnswer = z.object({ state: z.string() });
const listAnswer = z.array(stateAnswer);

/** The state of the import, or of the first of the list, that an actor answers with. */
function stateIn(answer: ActorAnswer): string | undefined {
  if (answer.kind === 'refuses') return undefined;
  const list = listAnswer.safeParse(answer.output);
  return list.success ? list.data[0]?.state : stateAnswer.safeParse(answer.output).data?.state;
}

const isAnswer = (actor: string) => (event: AnyEventObject) => event.type === `xstate.done.actor.${actor}`;
const outputOf = (event: AnyEventObject) => stateIn({ kind: 'answers', output: event['output'] });

/** What the server answers while a step runs depends on its pace, so it is asked only once the step has ended. */
const afterStep: Readonly<Record<string, readonly string[]>> = {
  CHECKING: ['CHECKED'],
  RUNNING: ['DONE'],
  UNDOING: ['UNDONE'],
};

const itsPace = 'how long the server takes is up to it: the paths without a browser wait';

const otherColumns =
  'the columns under another header are not those of the flow: tests/e2e/import.spec.ts chooses another header';

const otherDelimiter =
  'the file has commas: tests/e2e/import.spec.ts chooses what separates its columns, and reads it again';

const noDoubts = 'the file of the flow has no numbers and days: tests/e2e/import.spec.ts has some in doubt';

const noQuestions =
  'the file of the flow raises no questions: tests/e2e/import.spec.ts answers some, and the paths without a browser all';

const worksInWords: Readonly<Record<string, string>> = {
  CHECKING: 'Checking 2 rows...',
  RUNNING: 'Importing 1 row...',
  UNDOING: 'Undoing the import of 1 row...',
};

const buttonOf = ({ screen: { page } }: Driver, name: string | RegExp): Locator => page.getByRole('button', { name });
const alertOf = (page: Page) => page.getByRole('alert');

const expectFailure = async ({ screen: { page } }: Driver, failed: boolean) =>
  expect(alertOf(page).filter({ hasText: 'Nothing was imported' })).toHaveCount(failed ? 1 : 0);

const browser: BrowserFlow<typeof importMachine, Driver> = {
  flow: importFlow,
  joinsPaths: true,
  troubles: {
    findImports: 'api',
    uploadFile: 'api',
    chooseHeader: { exempt: otherColumns },
    startCheck: 'api',
    startRun: 'api',
    startUndo: 'api',
    readImport: 'api',
    discardImport: 'api',
  },
  untaken: {
    'assigning --header.chosen--> choosingHeader / setHeader': otherColumns,
    'choosingHeader --xstate.done.actor.chooseHeader--> sorting / setImport': otherColumns,
    'choosingHeader --xstate.error.actor.chooseHeader--> assigning / keepHeader, setFailure': otherColumns,
    'assigning --format.chosen [hasFile]--> uploading / setFormat': otherDelimiter,
    'assigning --reading.chosen--> (stays) / setReading': noDoubts,
    'sorting --always [hasQuestions]--> questions': noQuestions,
    'questions --questions.answered--> sorting / setImport': noQuestions,
    'questions --questions.left--> checked': noQuestions,
    'questions --columns.reopened--> assigning / clearFailure': noQuestions,
    'questions --file.discarded--> discarding': noQuestions,
    'checked --questions.opened [mayAnswer]--> questions / clearFailure': noQuestions,
    'working.reading --xstate.done.actor.readImport [isWorking]--> working.waiting / setImport': itsPace,
    'working.waiting --xstate.after.1000.import.working.waiting--> working.reading': itsPace,
  },
  isOffered(event, { context: { fields, mode, recent, current } }) {
    if (event.type === 'header.chosen' || event.type === 'reading.chosen') return false;
    if (event.type === 'format.chosen') return current === null;
    if (event.type === 'mode.chosen') return mode !== event['mode'];
    if (event.type === 'import.opened') return recent.some(({ id }) => id === event['id']);
    // A failed import has other columns than those of the flow.
    const isFailed = current?.state === 'FAILED';
    if (event.type === 'column.assigned') return fields[0] !== null && !isFailed;
    if (event.type === 'check.requested') return fields[0] !== null && !isFailed;
    if (event.type === 'import.requested') return current?.counts?.add !== 0;
    if (isAnswer('readImport')(event)) {
      const { counts, questions } = z
        .object({ counts: z.object({ add: z.number() }).nullable(), questions: z.object({}).nullable() })
        .parse(event['output']);
      return counts?.add !== 0 && questions === null;
    }
    return true;
  },
  isPossible(event, { earlier, context: { current } }) {
    if (isAnswer('readImport')(event)) return (afterStep[current?.state ?? ''] ?? []).includes(outputOf(event) ?? '');
    const states = earlier.filter((one) => isAnswer('readImport')(one) || isAnswer('findImports')(one)).map(outputOf);
    // What was undone is not as it was when it is opened again.
    if (event.type === 'import.opened' && states.includes('UNDONE')) return false;
    if (!isAnswer('findImports')(event)) return true;
    const isFirst = states.length === 0;
    const hasEnded = states.includes('DONE');
    const found = outputOf(event);
    return found === undefined ? !hasEnded : found === 'DONE' ? hasEnded || isFirst : isFirst;
  },
  async prepare({ page, directory, apiUserOf, signedInAs }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    const api = await apiUserOf(manager);
    await signedInAs(manager);
    return { screen: new RiskRegisterPage(page), api, organisation };
  },
  async open({ screen: { page } }) {
    await page.goto('/risk-list?view=import');
    await expect(page.getByRole('heading', { name: 'Import risks' })).toBeVisible();
  },
  actors: {
    findImports: {
      request: () => ({ method: 'GET', path: '/api/imports' }),
      async arrange({ api, organisation }, answer) {
        const state = stateIn(answer);
        if (state === undefined || (await api.endOfImportStep(organisation)) !== undefined) return;
        await (state === 'FAILED' ? api.failImport(organisation) : api.importRisks(organisation, content));
      },
      outcome: apiOutcome,
    },
    uploadFile: { request: () => ({ method: 'POST', path: '/api/imports' }), outcome: apiOutcome },
    chooseHeader: {
      request: () => ({ method: 'POST', path: '/api/imports/*/header' }),
      outcome: apiOutcome,
    },
    startCheck: {
      request: () => ({ method: 'POST', path: '/api/imports/*/check' }),
      outcome: apiOutcome,
    },
    startRun: {
      request: () => ({ method: 'POST', path: '/api/imports/*/run' }),
      outcome: apiOutcome,
    },
    startUndo: {
      request: () => ({ method: 'POST', path: '/api/imports/*/undo' }),
      outcome: apiOutcome,
    },
    readImport: {
      request: () => ({ method: 'GET', path: '/api/imports/*' }),
      outcome: apiOutcome,
    },
    discardImport: {
      request: () => ({ method: 'DELETE', path: '/api/imports/*' }),
      outcome: apiOutcome,
    },
  },
  events: {
    retried: (driver) => buttonOf(driver, 'Try again').click(),
    async 'file.chosen'({ screen: { page } }, { file }) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose file' }).click();
      await (await chooser).setFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    },
    'upload.cancelled': (driver) => buttonOf(driver, 'Cancel').click(),
    'import.opened': (driver) => buttonOf(driver, 'Open risks.csv').first().click(),
    async 'column.assigned'({ screen: { page } }) {
      await page.getByRole('combobox', { name: 'Field of Name' }).selectOption('Not imported');
    },
    async 'header.chosen'({ screen: { page } }, { row }) {
      await page.getByRole('combobox', { name: 'Row with the column names' }).selectOption(String(row));
    },
    async 'format.chosen'({ screen: { page } }) {
      await page.getByRole('combobox', { name: 'Separator of the columns of a CSV file' }).selectOption('Comma');
    },
    async 'reading.chosen'({ screen: { page } }) {
      await page.getByRole('combobox', { name: 'Numbers of this file' }).selectOption('COMMA');
    },
    'mode.chosen': ({ screen: { page } }) => page.getByRole('radio', { name: 'Leave out the row' }).check(),
    'check.requested': (driver) => buttonOf(driver, /^Check \d/).click(),
    'questions.opened': (driver) => buttonOf(driver, 'Questions about the file').click(),
    'questions.left': (driver) => buttonOf(driver, 'Continue without answers').click(),
    'questions.answered': (driver) => buttonOf(driver, 'Apply and check again').click(),
    'columns.reopened': (driver) => buttonOf(driver, 'Back to the columns').click(),
    'import.requested': (driver) => buttonOf(driver, 'Add 1 risk, leave out 1').click(),
    'undo.requested': (driver) => buttonOf(driver, 'Undo import').click(),
    'undo.confirmed': ({ screen: { page } }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click(),
    'undo.cancelled': ({ screen: { page } }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
    'file.discarded': (driver) => buttonOf(driver, 'Discard file').click(),
    'another.requested': (driver) => buttonOf(driver, 'Import another file').click(),
  },
  notices: {},
  states: {
    finding: (driver) => expect(buttonOf(driver, 'Choose file')).toHaveCount(0),
    sorting: null,
    unavailable: ({ screen: { page } }) =>
      expect(page.getByRole('heading', { name: 'Your imports could not be loaded' })).toBeVisible(),
    async choosing(driver, { recent, failure }) {
      await expect(buttonOf(driver, 'Choose file')).toBeVisible();
      await expect(buttonOf(driver, /^Open /)).toHaveCount(recent.length);
      await expect(alertOf(driver.screen.page).filter({ hasText: 'The file was not uploaded' })).toHaveCount(
        failure === null ? 0 : 1,
      );
    },
    uploading: ({ screen: { page } }) =>
      expect(page.getByRole('progressbar', { name: 'Uploading risks.csv' })).toBeVisible(),
    async assigning(driver, { fields, mode, failure }) {
      const { page } = driver.screen;
      const [title] = fields;
      const field = page.getByRole('combobox', { name: 'Field of Name' });
      await expect(field).toHaveValue(title ?? '');
      await expect(page.getByText('No column is assigned to Title')).toHaveCount(title === null ? 1 : 0);
      if (mode === 'SKIP') await expect(page.getByRole('radio', { name: 'Leave out the row' })).toBeChecked();
      await expect(buttonOf(driver, /^Check \d/)).toBeEnabled({ enabled: title !== null });
      await expect(alertOf(page)).toHaveCount(failure === null ? 0 : 1);
    },
    choosingHeader: (driver) => expect(buttonOf(driver, /^Check \d/)).toBeDisabled(),
    startingCheck: (driver) => expect(buttonOf(driver, 'Starting...')).toBeDisabled(),
    async 'working.reading'({ screen: { page }, api, organisation }, { current }) {
      const work = worksInWords[current?.state ?? ''] ?? '';
      await expect(page.getByRole('status').filter({ hasText: work })).toBeVisible();
      // The held request is answered by how the step has ended.
      await api.endOfImportStep(organisation);
    },
    'working.waiting': null,
    'working.unknown': ({ screen: { page } }) =>
      expect(page.getByText('The progress could not be loaded')).toBeVisible(),
    questions: (driver) => expect(buttonOf(driver, 'Apply and check again')).toBeVisible(),
    async checked(driver, { failure }) {
      const rows = driver.screen.page.getByRole('table', { name: 'Rows' }).getByRole('row');
      await expect(rows.filter({ hasText: 'Fire in the archive' })).toContainText('Will be added');
      await expect(rows.filter({ hasText: 'Has errors' })).toContainText('Name: This field is required');
      await expect(driver.screen.page.getByText('2 rows read. 1 risk will be added. 1 row has errors.')).toBeVisible();
      await expectFailure(driver, failure !== null);
    },
    startingRun: (driver) => expect(buttonOf(driver, 'Starting...')).toBeDisabled(),
    async done(driver) {
      await expect(driver.screen.page.getByText('2 rows read: 1 risk added, 1 left out.')).toBeVisible();
      await expect(driver.screen.page.getByRole('table', { name: 'Rows' })).toContainText('R-0001');
    },
    confirmingUndo: ({ screen: { page } }) =>
      expect(page.getByRole('alertdialog', { name: 'Undo this import?' })).toBeVisible(),
    startingUndo: ({ screen: { page } }) =>
      expect(page.getByRole('alertdialog').getByRole('button', { name: 'Starting...' })).toBeDisabled(),
    undone: ({ screen: { page } }) =>
      expect(page.getByRole('table', { name: 'Rows' }).getByRole('row').filter({ hasText: 'Undone' })).toHaveCount(1),
    failed: ({ screen: { page } }) => expect(page.getByText('Nothing was imported')).toBeVisible(),
    discarding: (driver) => expect(buttonOf(driver, 'Discard file')).toHaveCount(0),
  },
};

testPaths(browser);
