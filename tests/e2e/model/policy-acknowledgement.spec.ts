import type { Locator, Page } from '@playwright/test';

import type { policyAcknowledgementMachine } from '#machines/policy-acknowledgement/policy-acknowledgement.machine.ts';
import { policyAcknowledgement } from '#tests/model/flows/policy-acknowledgement.ts';

import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  /** A link that nobody has used; each opening of the screen needs one. */
  readonly newLink: () => Promise<string>;
  readonly box: Locator;
  readonly messages: Locator;
}

const announcement = 'Policy acknowledged successfully';

async function expectRunning({ box }: Driver): Promise<void> {
  await expect(box).toBeChecked();
  await expect(box).toHaveAttribute('aria-busy', 'true');
}

const browser: BrowserFlow<typeof policyAcknowledgementMachine, Driver> = {
  flow: policyAcknowledgement,
  troubles: {
    acknowledge: {
      exempt: 'The page has no token that could expire; the cover has a refusal and a request without an answer.',
    },
  },
  untaken: {},
  async prepare({ page, directory }) {
    const organisation = await directory.addOrganisation();
    await directory.addPerson({ organisations: [organisation] });
    return {
      page,
      newLink: () => directory.addPolicyLink(organisation, { title: 'Clean desk' }),
      box: page.getByRole('checkbox', { name: 'I have read this policy and I acknowledge this policy' }),
      messages: page.getByRole('region', { name: 'Messages' }),
    };
  },
  async open({ page, newLink }) {
    await page.goto(await newLink());
  },
  actors: {
    acknowledge: {
      request: () => ({ method: 'POST', path: '/api/public/policy/secure/*/acknowledgement' }),
      outcome: apiOutcome,
    },
  },
  events: {
    'box.ticked': ({ box }) => box.click(),
    'message.closed': ({ messages }) => messages.getByRole('button', { name: 'Close' }).click(),
    'connection.returned': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  notices: {
    'policy.acknowledged': ({ messages }) => expect(messages).toContainText(announcement),
  },
  states: {
    unticked: ({ box }) => expect(box).not.toBeChecked(),
    'acknowledging.quick': expectRunning,
    async 'acknowledging.slow'(driver) {
      await expectRunning(driver);
      await expect(driver.page.getByText('This is taking longer than usual.')).toBeVisible();
    },
    async unanswered({ page, box }) {
      await expect(box).not.toBeChecked();
      await expect(page.getByText(/^Failed to acknowledge policy\. The server is not responding\./)).toBeVisible();
    },
    async failed({ page, box }) {
      await expect(box).not.toBeChecked();
      await expect(page.getByText(/^Failed to acknowledge policy\. /)).toBeVisible();
    },
    async 'acknowledged.announced'({ box, messages }) {
      await expect(box).toBeChecked();
      await expect(messages).toContainText(announcement);
    },
    async 'acknowledged.settled'({ page, box, messages }) {
      await expect(box).toBeChecked();
      await expect(messages).not.toContainText(announcement);
      await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
    },
  },
};

testPaths(browser);
