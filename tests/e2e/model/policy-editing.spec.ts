import type { Locator, Page } from '@playwright/test';

import type { policyEditingMachine } from '#machines/policy-editing/policy-editing.machine.ts';
import type { PolicyVersion } from '#machines/policy-editing/policy-editing.types.ts';
import { policyEditing } from '#tests/model/flows/policy-editing.ts';

import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly policyId: string;
  readonly editor: Locator;
  readonly edit: Locator;
  /** Writes a text as another person does. */
  readonly write: (content: string) => Promise<PolicyVersion>;
  readonly approve: () => Promise<void>;
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

const currentOf = (answer: ActorAnswer): unknown =>
  answer.kind === 'refuses' && 'current' in answer.failure ? answer.failure.current : undefined;

const isConflict = (answer: ActorAnswer) => answer.kind === 'refuses' && answer.failure.status === 409;

const isApproved = (version: unknown) =>
  typeof version === 'object' && version !== null && 'status' in version && version.status === 'APPROVED';

const restoredElsewhere = 'A page that is gone has left a text: unsaved-texts.spec.ts leaves one.';

const browser: BrowserFlow<typeof policyEditingMachine, Driver> = {
  flow: policyEditing,
  troubles: { load: 'api', save: 'api' },
  untaken: {
    'reading --document.changed--> loading': 'A step of the review leads there: policy-document.spec.ts takes one.',
    'reading --text.restored [isWritable]--> writing.restoring / restore': restoredElsewhere,
    'writing.editing --text.restored--> writing.restoring / restore': restoredElsewhere,
    'writing.restoring --always [isOvertaken]--> writing.conflicted': restoredElsewhere,
    'writing.restoring --always--> writing.editing': restoredElsewhere,
  },
  isPossible: ({ type }) => type !== 'document.changed' && type !== 'text.restored',
  isOffered: ({ type }, { states }) =>
    type !== 'document.changed' &&
    type !== 'text.restored' &&
    // A dialog is open, or the text waits for a choice.
    (type !== 'draft.changed' || states.some((state) => state === 'writing.editing' || state === 'writing.saving')),
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const person = await directory.addPerson({ organisations: [organisation] });
    const api = await apiUserOf(person);
    const other = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
    const { id } = await api.post<{ id: string }>(organisation, 'policy', {
      title: 'Access control',
      approverId: await other.id(),
    });
    await api.writePolicy(organisation, id, '<p>As it was</p>');
    await signedInAs(person);
    return {
      page,
      policyId: id,
      editor: page.getByRole('textbox', { name: 'Text of the policy' }),
      edit: page.getByRole('button', { name: 'Edit', exact: true }),
      write: (content) => other.writePolicy(organisation, id, content),
      async approve() {
        const { version } = await api.writePolicy(organisation, id, '<p>Approved</p>');
        const submitted = await api.post<PolicyVersion>(organisation, `policy/${id}/status`, {
          version,
          action: 'SUBMIT',
        });
        const read = { version: submitted.version, contentSha256: submitted.contentSha256 };
        await other.post(organisation, `policy/${id}/status`, { ...read, action: 'APPROVE' });
      },
    };
  },
  open: async ({ page, policyId }) => {
    await page.goto(`/policy-document/${policyId}`);
  },
  actors: {
    load: {
      request: ({ policyId }) => ({ method: 'GET', path: `/api/policy/${policyId}/versions` }),
      async arrange({ approve }, answer) {
        if (answer.kind === 'answers' && isApproved(answer.output)) await approve();
      },
      outcome: apiOutcome,
    },
    save: {
      request: ({ policyId }) => ({ method: 'PATCH', path: `/api/policy/${policyId}/document` }),
      async arrange({ write, approve }, answer) {
        if (!isConflict(answer)) return;
        await (isApproved(currentOf(answer)) ? approve() : write('<p>Theirs</p>'));
      },
      outcome: (answer) => (isConflict(answer) ? pass : apiOutcome(answer)),
    },
  },
  events: {
    'load.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'document.changed': () => Promise.resolve(),
    'edit.requested': ({ edit }) => edit.click(),
    'text.restored': () => Promise.resolve(),
    'draft.changed': ({ editor }, { changes }) => editor.fill(textOf(changes.content ?? '')),
    'save.requested': ({ page }) => page.keyboard.press('Control+s'),
    'edit.ended': ({ page }) => page.getByRole('button', { name: 'Close editor' }).click(),
    'discard.confirmed': ({ page }) => page.getByRole('button', { name: 'Discard' }).click(),
    'discard.cancelled': ({ page }) => page.getByRole('button', { name: 'Keep editing' }).click(),
    'theirs.taken': ({ page }) => page.getByRole('button', { name: 'Take their text' }).click(),
    'mine.kept': ({ page }) => page.getByRole('button', { name: 'Keep my text' }).click(),
  },
  notices: { 'document.saved': ({ page }) => expectToast(page, 'Updated successfully') },
  states: {
    async loading({ page, edit }) {
      await expect(page.getByRole('heading', { name: /Access control$/ })).toBeVisible();
      await expect(edit).toBeHidden();
    },
    failed: ({ page }) => expect(page.getByText('The document could not be loaded')).toBeVisible(),
    async reading({ page, edit, editor }, { stored }) {
      await expect(editor).toBeHidden();
      await expect(page.getByRole('article', { name: 'Version 1.0' })).toBeVisible();
      await expect(edit).toHaveCount(stored?.status === 'APPROVED' ? 0 : 1);
    },
    async 'writing.editing'({ page, editor }, { draft, failure }) {
      await expect(editor).toHaveText(textOf(draft?.content ?? ''));
      await expect(page.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
    },
    'writing.restoring': null,
    'writing.saving': ({ page }) => expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    async 'writing.conflicted'({ page, editor }, { draft }) {
      await expect(page.getByText('Someone else has changed this document in the meantime.')).toBeVisible();
      await expect(editor).toHaveText(textOf(draft?.content ?? ''));
    },
    'writing.discarding': ({ page }) =>
      expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible(),
  },
};

testPaths(browser);
