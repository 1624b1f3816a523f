import type { Locator, Page } from '@playwright/test';

import { bareQuestion } from '#domain/questionnaire/questionnaire.ts';
import type { questionnaireBuilderMachine } from '#machines/questionnaire-builder/questionnaire-builder.machine.ts';
import { questionnaireBuilder } from '#tests/model/flows/questionnaire-builder.ts';

import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly templateId: string;
  readonly outline: Locator;
  readonly question: Locator;
  /** Edits the question as another person does. */
  readonly edit: (text: string) => Promise<void>;
  readonly archive: () => Promise<void>;
}

const isConflict = (answer: ActorAnswer) => answer.kind === 'refuses' && answer.failure.status === 409;

const isArchived = (answer: ActorAnswer) =>
  answer.kind === 'answers' &&
  typeof answer.output === 'object' &&
  answer.output !== null &&
  'status' in answer.output &&
  answer.output.status === 'ARCHIVED';

const sectionId = '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b00';

const questionWith = (question: string) => ({
  ...bareQuestion('5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b01', question),
  type: 'TEXT',
});

const browser: BrowserFlow<typeof questionnaireBuilderMachine, Driver> = {
  flow: questionnaireBuilder,
  troubles: { load: 'api', save: 'api' },
  untaken: {
    'editing.storage.failed --content.changed--> loading':
      'A step of the lifecycle leads there, which needs everything to be saved.',
    'editing.storage.saved --content.changed--> loading':
      'A step of the lifecycle leads there: questionnaire-builder.spec.ts takes one.',
    'editing.storage.failed --network.found--> editing.storage.saving':
      'The dialog of the offline browser covers the page.',
  },
  isOffered: ({ type }) => type !== 'content.changed' && type !== 'network.found',
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const person = await directory.addPerson({ organisations: [organisation] });
    const other = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
    const { id } = await other.post<{ id: string }>(organisation, 'assessment-template', { title: 'Suppliers' });
    const put = (question: string) => ({
      kind: 'PUT_QUESTION',
      questionnaireId: sectionId,
      question: questionWith(question),
    });
    let version = 1;
    const send = async (path: string, body: object) => {
      ({ version } = await other.post<{ version: number }>(organisation, `assessment-template/${id}/${path}`, {
        version,
        ...body,
      }));
    };
    await send('content', {
      edits: [{ kind: 'PUT_SECTION', questionnaireId: sectionId, title: 'Backups' }, put('As it was')],
    });
    await signedInAs(person);
    return {
      page,
      templateId: id,
      outline: page.getByRole('navigation', { name: 'Outline' }),
      question: page.getByRole('textbox', { name: 'Question', exact: true }),
      async edit(text) {
        // What the person has stored counts too.
        ({ version } = await other.get<{ version: number }>(organisation, `assessment-template/${id}/content`));
        await send('content', { edits: [put(text)] });
      },
      async archive() {
        await send('status', { action: 'PUBLISH', changeLog: 'First version' });
        await send('status', { action: 'ARCHIVE' });
      },
    };
  },
  open: async ({ page, templateId }) => {
    await page.goto(`/assessment-library/questionnaire-builder/${templateId}`);
  },
  actors: {
    load: {
      request: ({ templateId }) => ({ method: 'GET', path: `/api/assessment-template/${templateId}/content` }),
      async arrange({ archive }, answer) {
        if (isArchived(answer)) await archive();
      },
      outcome: apiOutcome,
    },
    save: {
      request: ({ templateId }) => ({ method: 'POST', path: `/api/assessment-template/${templateId}/content` }),
      async arrange({ edit }, answer) {
        if (isConflict(answer)) await edit('Theirs');
      },
      outcome: (answer) => (isConflict(answer) ? pass : apiOutcome(answer)),
    },
  },
  events: {
    'load.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'network.found': () => Promise.resolve(),
    'content.changed': () => Promise.resolve(),
    selected: ({ outline }) => outline.getByRole('button', { name: /^1\.1/ }).click(),
    async 'edits.made'({ outline, question }) {
      if (!(await question.isVisible())) await outline.getByRole('button', { name: /^1\.1/ }).click();
      // What is typed again is an edit only after another one; the letters of a field are undone together.
      await question.fill('');
      await question.fill('Mine');
    },
    'undo.requested': ({ page }) => page.getByRole('button', { name: 'Undo' }).click(),
    'redo.requested': ({ page }) => page.getByRole('button', { name: 'Redo' }).click(),
    'save.requested': ({ page }) => page.keyboard.press('Control+s'),
    'theirs.taken': ({ page }) => page.getByRole('button', { name: 'Take theirs' }).click(),
    'mine.kept': ({ page }) => page.getByRole('button', { name: 'Keep my changes' }).click(),
  },
  notices: {},
  states: {
    async loading({ page, outline }) {
      await expect(page.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
      await expect(outline).toBeHidden();
    },
    unavailable: ({ page }) => expect(page.getByText('The questions could not be loaded')).toBeVisible(),
    'editing.content': ({ outline }, { content }) =>
      expect(outline.getByRole('button', { name: /^1\.1/ })).toContainText(content[0]?.questions[0]?.question ?? ''),
    'editing.storage.saved': ({ page }, { stored }) =>
      expect(page.getByText(stored?.status === 'ARCHIVED' ? /^Archived: / : 'Saved', { exact: true })).toBeVisible(),
    'editing.storage.waiting': ({ page }) => expect(page.getByText('Not saved yet', { exact: true })).toBeVisible(),
    'editing.storage.saving': ({ page }) => expect(page.getByText('Saving...', { exact: true })).toBeVisible(),
    'editing.storage.failed': ({ page }) => expect(page.getByText('Your changes are not saved yet')).toBeVisible(),
    'editing.storage.conflicted': ({ page }) =>
      expect(page.getByText('Someone else has changed these questions in the meantime')).toBeVisible(),
  },
};

testPaths(browser);
