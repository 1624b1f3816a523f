import type { Locator } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

import type { commentsMachine, CommentsContext } from '#machines/comments/comments.machine.ts';
import type { Failure } from '#machines/failure.ts';
import type { components } from '#openapi/generated/types.ts';
import { comments } from '#tests/model/flows/comments.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import type { ApiUser } from '../support/api-user.ts';
import type { Organisation } from '../support/directory.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { answerIn } from './requests.ts';
import { testPaths } from './test-paths.ts';

type Comment = components['schemas']['Comment'];

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly organisation: Organisation;
  readonly api: ApiUser;
  readonly recordId: string;
  /** The first comment of the flow. */
  readonly stored: Comment;
  /** The second one, which the user has removed. */
  readonly removed: Comment;
  readonly storedItem: Locator;
  readonly removedItem: Locator;
  readonly newText: Locator;
  readonly editedText: Locator;
}

const isConflict = (answer: ActorAnswer) => answer.kind === 'refuses' && answer.failure.status === 409;

/** Whether the event is the answer of an actor that changes what is stored of a comment. */
const changesStored = (event: AnyEventObject, ...actors: readonly string[]) => {
  const said = answerIn(event);
  return said !== undefined && actors.includes(said.id) && (said.answer.kind === 'answers' || isConflict(said.answer));
};

const messageOf = ({ status, message }: Failure) =>
  status === 409 ? 'Someone else has changed this in the meantime' : message;
const descriptionOf = ({ textMissing, failure }: CommentsContext) =>
  textMissing ? 'Write a comment' : failure === null ? '' : messageOf(failure);

const browser: BrowserFlow<typeof commentsMachine, Driver> = {
  flow: comments,
  joinsPaths: true,
  troubles: { addComment: 'api', updateComment: 'api', removeComment: 'api', restoreComment: 'api' },
  untaken: {},
  // The comments are as they were set up only once.
  isPossible(event, { earlier }) {
    const happened = (...actors: readonly string[]) => earlier.some((one) => changesStored(one, ...actors));
    if (event.type === 'edit.requested') return !happened('updateComment', 'removeComment');
    if (event.type === 'removal.requested') return !happened('updateComment', 'removeComment');
    if (event.type === 'restoration.requested') return !happened('restoreComment');
    return true;
  },
  async prepare(fixtures) {
    const { organisation, api, risks } = await managerWithRisks(fixtures, ['Fire in the archive']);
    const recordId = risks[0]?.id ?? '';
    const stored = await api.addComment(organisation, recordId, 'Stored');
    const removed = await api.addComment(organisation, recordId, 'Sent too early');
    await api.removeComment(organisation, removed);
    const screen = new RiskRegisterPage(fixtures.page);
    const items = screen.panel.root.getByRole('list', { name: 'Comments' }).getByRole('listitem');
    return {
      screen,
      organisation,
      api,
      recordId,
      stored,
      removed,
      storedItem: items.nth(0),
      removedItem: items.nth(1),
      newText: screen.panel.root.getByRole('textbox', { name: 'New comment' }),
      editedText: screen.panel.root.getByRole('textbox', { name: 'Edit comment' }),
    };
  },
  async open({ screen, recordId, newText }) {
    await screen.open(`?risk=${recordId}&tab=comments`);
    await expect(newText).toBeVisible();
  },
  actors: {
    addComment: {
      request: ({ recordId }) => ({ method: 'POST', path: `/api/records/${recordId}/comments` }),
      outcome: apiOutcome,
    },
    updateComment: {
      request: ({ stored }) => ({ method: 'PATCH', path: `/api/comments/${stored.id}` }),
      async arrange({ api, organisation, stored }, answer) {
        if (isConflict(answer)) await api.changeComment(organisation, stored, 'Theirs');
      },
      outcome: (answer) => (isConflict(answer) ? pass : apiOutcome(answer)),
    },
    removeComment: {
      request: ({ stored }) => ({ method: 'DELETE', path: `/api/comments/${stored.id}` }),
      outcome: apiOutcome,
    },
    restoreComment: {
      request: ({ removed }) => ({ method: 'POST', path: `/api/comments/${removed.id}/restore` }),
      outcome: apiOutcome,
    },
  },
  events: {
    async 'draft.changed'({ newText, editedText }, { draft }) {
      await newText.or(editedText).fill(draft.text);
    },
    'addition.requested': ({ screen }) => screen.panel.root.getByRole('button', { name: 'Add comment' }).click(),
    'edit.requested': ({ storedItem }) => storedItem.getByRole('button', { name: 'Edit comment' }).click(),
    'save.requested': ({ storedItem }) => storedItem.getByRole('button', { name: 'Save comment' }).click(),
    'edit.cancelled': ({ storedItem }) => storedItem.getByRole('button', { name: 'Cancel' }).click(),
    'removal.requested': ({ storedItem }) => storedItem.getByRole('button', { name: 'Delete comment' }).click(),
    'restoration.requested': ({ removedItem }) => removedItem.getByRole('button', { name: 'Restore' }).click(),
  },
  notices: {
    async 'comment.added'({ screen, newText }) {
      await expect(screen.panel.root.getByRole('listitem').last()).toContainText('Typed');
      await expect(newText).toBeFocused();
    },
    'edit.ended': ({ storedItem }) => expect(storedItem.getByRole('button', { name: 'Edit comment' })).toBeFocused(),
    async 'comment.removed'({ storedItem }) {
      await expect(storedItem).toContainText('Deleted by');
      await expect(storedItem.getByRole('button', { name: 'Restore' })).toBeFocused();
    },
    async 'comment.restored'({ removedItem }) {
      await expect(removedItem).toContainText('Sent too early');
      await expect(removedItem.getByRole('button', { name: 'Edit comment' })).toBeFocused();
    },
    'removal.failed': ({ screen }, { failure }) =>
      expectToast(screen.page, 'The comment was not deleted', failure.message),
    'restoration.failed': ({ screen }, { failure }) =>
      expectToast(screen.page, 'The comment was not restored', failure.message),
  },
  states: {
    async writing({ newText, editedText }, context) {
      await expect(editedText).toHaveCount(0);
      await expect(newText).toHaveValue(context.added.text);
      await expect(newText).toHaveAccessibleDescription(descriptionOf(context));
    },
    adding: ({ screen }) => expect(screen.panel.root.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    async editing({ newText, editedText }, context) {
      await expect(newText).toHaveCount(0);
      await expect(editedText).toHaveValue(context.edited?.draft.text ?? '');
      await expect(editedText).toHaveAccessibleDescription(descriptionOf(context));
    },
    saving: ({ storedItem }) => expect(storedItem.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    removing: ({ storedItem }) => expect(storedItem.getByRole('button', { name: 'Delete comment' })).toBeDisabled(),
    restoring: ({ removedItem }) => expect(removedItem.getByRole('button', { name: 'Restore' })).toBeDisabled(),
  },
};

testPaths(browser);
