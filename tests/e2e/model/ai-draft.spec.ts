import type { Locator, Page } from '@playwright/test';

import type { aiDraftMachine } from '#machines/ai-draft/ai-draft.machine.ts';
import { aiDraft } from '#tests/model/flows/ai-draft.ts';

import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly riskId: string;
  readonly generate: Locator;
  readonly card: Locator;
}

const browser: BrowserFlow<typeof aiDraftMachine, Driver> = {
  flow: aiDraft,
  joinsPaths: true,
  troubles: { generateDraft: 'api' },
  untaken: {},
  async prepare(fixtures) {
    const { risks } = await managerWithRisks(fixtures, ['Ransomware']);
    const { page } = fixtures;
    const rating = page.getByRole('region', { name: 'Rating' });
    return {
      page,
      riskId: risks[0]?.id ?? '',
      generate: rating.getByRole('button', { name: 'AI Generate residual' }),
      card: rating.getByRole('group', { name: 'Draft of residual' }),
    };
  },
  async open({ page, riskId, generate }) {
    await page.goto(`/risk-list?risk=${riskId}`);
    await expect(generate).toBeEnabled();
  },
  actors: {
    generateDraft: { request: () => ({ method: 'POST', path: '/api/risk/ai/residual' }), outcome: apiOutcome },
  },
  events: {
    'draft.requested': ({ generate }) => generate.click(),
    'draft.cancelled': ({ card }) => card.getByRole('button', { name: 'Cancel' }).click(),
    'draft.accepted': ({ card }) => card.getByRole('button', { name: 'Accept' }).click(),
    'draft.discarded': ({ card }) => card.getByRole('button', { name: 'Discard' }).click(),
    'draft.repeated': ({ card }) => card.getByRole('button', { name: 'Generate again' }).click(),
  },
  notices: {
    async 'draft.taken'({ page }) {
      const residual = page.getByRole('group', { name: 'Residual', exact: true });
      await expect(residual.getByRole('combobox')).toHaveText([/3 Possible/, /3 Moderate/]);
    },
  },
  states: {
    async idle({ card, generate }) {
      await expect(card).toBeHidden();
      await expect(generate).toBeEnabled();
    },
    async generating({ card, page }) {
      await expect(card).toBeVisible();
      await expect(page.getByRole('button', { name: 'Generating' })).toBeDisabled();
    },
    async proposed({ card }) {
      await expect(card.getByRole('status')).toHaveText(
        'Drafted from a template. Nothing changes until you accept it.',
      );
      await expect(card).toContainText('Impact: The same as the drafted current impact');
    },
    failed: ({ card }, { failure }) => expect(card.getByRole('status')).toHaveText(failure?.message ?? ''),
  },
};

testPaths(browser);
