import type { Locator, Page } from '@playwright/test';

import type { matrixEditingMachine } from '#machines/matrix-editing/matrix-editing.machine.ts';
import { matrixEditing } from '#tests/model/flows/matrix-editing.ts';

import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly picture: Locator;
  /** The factor of the highest likelihood. */
  readonly factor: Locator;
  readonly review: Locator;
  /** Another person adds a rating. */
  readonly overtake: () => Promise<void>;
}

const isConflict = (answer: ActorAnswer) => answer.kind === 'refuses' && answer.failure.status === 409;
const outcome = (answer: ActorAnswer) => (isConflict(answer) ? pass : apiOutcome(answer));
const arrange = async ({ overtake }: Driver, answer: ActorAnswer) => {
  if (isConflict(answer)) await overtake();
};

const restoredElsewhere = 'What an earlier page has left leads there: unsaved-forms.spec.ts restores it.';

const browser: BrowserFlow<typeof matrixEditingMachine, Driver> = {
  flow: matrixEditing,
  joinsPaths: true,
  troubles: { load: 'api', preview: 'api', apply: 'api' },
  untaken: {
    'editing --text.restored [isOvertaken]--> conflicted / restore': restoredElsewhere,
    'editing --text.restored--> (stays) / restore': restoredElsewhere,
  },
  isPossible: ({ type }) => type !== 'text.restored',
  isOffered: ({ type }) => type !== 'text.restored',
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const person = await directory.addPerson({ organisations: [organisation] });
    const api = await apiUserOf(await directory.addPerson({ organisations: [organisation] }));
    await signedInAs(person);
    let overtaken = 0;
    return {
      page,
      picture: page.getByRole('table', { name: 'The matrix with your changes' }),
      factor: page.getByRole('spinbutton', { name: 'Factor of likelihood 5' }),
      review: page.getByRole('dialog', { name: /^Replace the matrix\?/ }),
      async overtake() {
        overtaken += 1;
        const extreme = { name: `Extreme ${overtaken}`, minimumScore: 50 + overtaken };
        await api.post(organisation, 'risk-rating', extreme);
      },
    };
  },
  open: async ({ page }) => {
    await page.goto('/settings/risk/risk-matrix');
  },
  actors: {
    load: { request: () => ({ method: 'GET', path: '/api/risk-matrix' }), outcome: apiOutcome },
    preview: { request: () => ({ method: 'POST', path: '/api/risk-matrix/preview' }), arrange, outcome },
    apply: { request: () => ({ method: 'POST', path: '/api/risk-matrix/apply' }), arrange, outcome },
  },
  events: {
    'load.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    async 'matrix.edited'({ factor }, { edit }) {
      const score = edit.type === 'level.changed' ? edit.changes.score : undefined;
      // Typing the same number again would change nothing.
      await factor.fill('');
      await factor.fill(`${score}`);
    },
    'text.restored': () => Promise.resolve(),
    'changes.discarded': ({ page }) => page.getByRole('button', { name: 'Discard changes' }).click(),
    'preview.requested': ({ page }) => page.getByRole('button', { name: 'Preview changes' }).click(),
    'review.left': ({ review }) => review.getByRole('button', { name: 'Back to the matrix' }).click(),
    'changes.confirmed': ({ review }) => review.getByRole('button', { name: 'Replace the matrix' }).click(),
    'current.taken': ({ page }) => page.getByRole('button', { name: 'Take the current matrix' }).click(),
    'draft.kept': ({ page }) => page.getByRole('button', { name: 'Keep my changes' }).click(),
  },
  notices: { 'matrix.applied': ({ page }) => expectToast(page, 'Risk matrix updated') },
  states: {
    loading: ({ picture }) => expect(picture).toBeHidden(),
    failed: ({ page }) => expect(page.getByText('The matrix could not be loaded')).toBeVisible(),
    async editing({ page, factor, picture, review }, { draft, checked, failure }) {
      await expect(review).toBeHidden();
      const [, , , second, highest] = draft?.likelihoods ?? [];
      await expect(factor).toHaveValue(`${highest?.score}`);
      // The highest likelihood is the first row, its worst case the last cell.
      await expect(picture.getByRole('row').first().getByRole('cell').last()).toContainText(
        `${(highest?.score ?? 0) * 5}`,
      );
      const isUnfit = checked && (highest?.score ?? 0) <= (second?.score ?? 0);
      await expect(page.getByText('Must be higher than the level before')).toHaveCount(isUnfit ? 1 : 0);
      await expect(page.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]);
    },
    previewing: ({ page }) => expect(page.getByRole('button', { name: 'Comparing...' })).toBeDisabled(),
    reviewing: ({ review }, { failure }) =>
      expect(review.getByRole('alert')).toHaveText(failure === null ? [] : [failure.message]),
    saving: ({ review }) => expect(review.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    conflicted: ({ page }) =>
      expect(page.getByText('Someone else has changed the matrix in the meantime.')).toBeVisible(),
  },
};

testPaths(browser);
