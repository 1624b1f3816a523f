import type { Locator } from '@playwright/test';

import type { linksMachine } from '#machines/links/links.machine.ts';
import { links } from '#tests/model/flows/links.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { managerWithRisks } from './manager-with-risks.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly recordId: string;
  /** The stored link. */
  readonly linkId: string;
  readonly relation: Locator;
  readonly other: Locator;
  readonly list: Locator;
}

const browser: BrowserFlow<typeof linksMachine, Driver> = {
  flow: links,
  joinsPaths: true,
  troubles: { addLink: 'api', removeLink: 'api' },
  untaken: {},
  // The stored link is removed only once.
  isPossible: (event, { earlier }) =>
    event.type !== 'removal.requested' || !earlier.some(({ type }) => type === 'xstate.done.actor.removeLink'),
  async prepare(fixtures) {
    const { organisation, api, risks } = await managerWithRisks(fixtures, [
      'Fire in the archive',
      'Lost laptop',
      'Flood',
    ]);
    const [open, , linked] = risks;
    const recordId = open?.id ?? '';
    const { id } = await api.addLink(organisation, recordId, { type: 'causes', otherId: linked?.id ?? '' });
    const screen = new RiskRegisterPage(fixtures.page);
    const { root } = screen.panel;
    return {
      screen,
      recordId,
      linkId: id,
      relation: root.getByRole('combobox', { name: 'Relation' }),
      other: root.getByRole('combobox', { name: 'Record' }),
      list: root.getByRole('tabpanel', { name: /^Links/ }),
    };
  },
  async open({ screen, recordId, other }) {
    await screen.open(`?risk=${recordId}&tab=links`);
    await expect(other).toBeVisible();
  },
  actors: {
    addLink: {
      request: ({ recordId }) => ({ method: 'POST', path: `/api/records/${recordId}/links` }),
      outcome: apiOutcome,
    },
    removeLink: {
      request: ({ linkId }) => ({ method: 'DELETE', path: `/api/links/${linkId}` }),
      outcome: apiOutcome,
    },
  },
  events: {
    async 'relation.changed'({ screen: { page }, relation }) {
      await relation.click();
      await page.getByRole('option', { name: 'Mitigated by' }).click();
    },
    async 'record.chosen'({ screen: { page, panel }, other }, { id }) {
      if (id === null) return panel.root.getByRole('button', { name: 'Clear' }).click();
      await other.fill('laptop');
      await page.getByRole('option', { name: 'R-0002 Lost laptop' }).click();
    },
    'addition.requested': ({ screen }) => screen.panel.root.getByRole('button', { name: 'Add link' }).click(),
    'removal.requested': ({ list }) => list.getByRole('button', { name: 'Remove link to R-0003' }).click(),
  },
  notices: {
    async 'link.added'({ screen, list }) {
      await expectToast(screen.page, 'Link added');
      await expect(list.getByRole('link', { name: 'Lost laptop' }).first()).toBeVisible();
    },
    async 'link.removed'({ screen, list }) {
      await expectToast(screen.page, 'Link removed');
      await expect(list.getByRole('link', { name: 'Flood' })).toHaveCount(0);
    },
    'removal.failed': ({ screen }, { failure }) =>
      expectToast(screen.page, 'The link was not removed', failure.message),
  },
  states: {
    async choosing({ relation, other }, context) {
      await expect(relation).toHaveText(context.relation.type === 'relates' ? 'Related to' : 'Mitigated by');
      await expect(other).toHaveValue(context.otherId === null ? '' : 'R-0002 Lost laptop');
      await expect(other).toHaveAccessibleDescription(
        context.otherMissing ? 'Choose a record' : (context.failure?.message ?? ''),
      );
    },
    adding: ({ screen }) => expect(screen.panel.root.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    removing: ({ list }) => expect(list.getByRole('button', { name: 'Remove link to R-0003' })).toBeDisabled(),
  },
};

testPaths(browser);
