import type { Locator, Page } from '@playwright/test';

import { complianceResultLabels } from '#domain/words/own-control.ts';
import {
  acceptanceIn,
  isAcceptable,
  isCited,
  proposalIn,
  type aiAssessmentMachine,
  type Proposals,
} from '#machines/ai-assessment/ai-assessment.machine.ts';
import { aiAssessment } from '#tests/model/flows/ai-assessment.ts';

import { adoptStandard, standardOf, startAssessment } from '../support/compliance.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { answerWith, apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly address: string;
  readonly assessmentId: string;
  /** The positions by the ids that the flow gives them. */
  readonly positions: ReadonlyMap<string, string>;
  readonly proposal: Locator;
  readonly result: Locator;
  readonly observation: Locator;
  /** The rules propose nothing for a control that was assessed. */
  isAccepted: boolean;
}

const positionOf = ({ positions }: Driver, input: unknown): string =>
  [...positions].find(([name]) => JSON.stringify(input).includes(`"positionId":"${name}"`))?.[1] ?? '';

const isProposals = (value: unknown): value is Proposals =>
  typeof value === 'object' && value !== null && 'proposals' in value;

/** The answer of the flow, about the controls of this path. */
function withPositions({ positions }: Driver, answer: Proposals): Proposals {
  const proposals = answer.proposals.map((one) => ({
    ...one,
    positionId: positions.get(one.positionId) ?? one.positionId,
  }));
  return { ...answer, proposals };
}

const browser: BrowserFlow<typeof aiAssessmentMachine, Driver> = {
  flow: aiAssessment,
  joinsPaths: true,
  troubles: { propose: 'api', accept: 'api' },
  untaken: {},
  isOffered: ({ type }, { context }) => type !== 'proposal.accepted' || isAcceptable(context),
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const organisations = [organisation];
    const assessor = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
    const reviewer = await directory.addPerson({ organisations, role: 'ORG_MANAGER' });
    const api = await apiUserOf(assessor);
    const standard = standardOf('Quay rules', ['Access is reviewed', 'Gates are locked']);
    const adopted = await adoptStandard(api, organisation, standard);
    const { id } = await startAssessment(api, organisation, adopted, {
      kind: 'SELF',
      assessorIds: [await api.id()],
      reviewerIds: [await (await apiUserOf(reviewer)).id()],
    });
    const [first, second] = adopted.positions.map((position) => position.id);
    const own = await api.post<{ id: string }>(organisation, 'organisation-control', {
      title: 'Review of access',
      implementation: 'IMPLEMENTED',
    });
    await api.post(organisation, `control-position/${first}/links`, { ownControlId: own.id, relation: 'EQUAL' });
    await api.post(organisation, 'evidence', {
      title: 'List of accounts',
      coversFrom: '2026-01-01',
      coversTo: '2099-12-31',
      ownControlIds: [own.id],
    });
    await signedInAs(assessor);
    const proposal = page.getByRole('region', { name: 'Proposal' });
    return {
      page,
      address: `/ai-assessment/${adopted.id}`,
      assessmentId: id,
      positions: new Map([
        ['position-1', first ?? ''],
        ['position-2', second ?? ''],
      ]),
      proposal,
      result: proposal.getByRole('combobox', { name: 'Result' }),
      observation: proposal.getByRole('textbox', { name: 'Observation' }),
      isAccepted: false,
    };
  },
  open: async ({ page, address }) => {
    await page.goto(address);
  },
  actors: {
    propose: {
      request: ({ assessmentId }) => ({ method: 'GET', path: `/api/compliance-assessment/${assessmentId}/proposals` }),
      outcome(answer, driver) {
        if (answer.kind === 'refuses' || !isProposals(answer.output)) return apiOutcome(answer);
        // The rules propose this themselves; the rest is what a model may say.
        if (answer.output.proposals.length === 1 && !driver.isAccepted) return apiOutcome(answer);
        const data = withPositions(driver, answer.output);
        return answerWith(200, { status: true, message: 'Fetched successfully', data });
      },
    },
    accept: {
      request: (driver, input) => ({
        method: 'POST',
        path: `/api/control-position/${positionOf(driver, input)}/response`,
      }),
      outcome: apiOutcome,
    },
  },
  events: {
    'proposals.requested': ({ page }) => page.getByRole('button', { name: /^Propose (results|again)$/ }).click(),
    async 'proposal.edited'({ page, result, observation }, { changes }) {
      if (changes.observation !== undefined) {
        // The same text again would change nothing.
        await observation.fill('');
        return observation.fill(changes.observation);
      }
      for (const name of [complianceResultLabels.NOT_ASSESSED, complianceResultLabels[changes.result ?? 'OFI']]) {
        await result.click();
        await page.getByRole('option', { name, exact: true }).click();
      }
    },
    'proposal.accepted': ({ proposal }) => proposal.getByRole('button', { name: 'Accept' }).click(),
    'proposal.skipped': ({ proposal }) => proposal.getByRole('button', { name: 'Skip' }).click(),
    'load.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  notices: {
    async 'proposal.taken'(driver) {
      driver.isAccepted = true;
      await expectToast(driver.page, 'Proposal accepted');
    },
  },
  states: {
    idle: ({ page }) => expect(page.getByRole('heading', { name: 'Not proposed yet' })).toBeVisible(),
    async proposing({ page, proposal }) {
      await expect(page.getByRole('button', { name: /^Propose/ })).toHaveCount(0);
      await expect(proposal).toHaveCount(0);
    },
    failed: ({ page }) =>
      expect(page.getByRole('heading', { name: 'The proposals could not be loaded' })).toBeVisible(),
    choosing: null,
    async reading({ page, proposal, result, observation }, context) {
      const { proposals, index, failure, edited } = context;
      const shown = proposalIn(context);
      const cites = shown !== undefined && isCited(shown);
      await expect(page.getByText(`${index + 1} of ${proposals?.proposals.length}`)).toBeVisible();
      await expect(proposal).toContainText(cites ? 'C-0001 Review of access' : 'Cites no record that it was given');
      const acceptance = acceptanceIn(context);
      await expect(result).toHaveText(complianceResultLabels[acceptance?.result ?? 'NOT_ASSESSED']);
      if (edited !== null && !cites) await expect(observation).toHaveValue(edited.observation);
      await expect(proposal.getByRole('button', { name: 'Accept' })).toBeEnabled({ enabled: isAcceptable(context) });
      await expect(proposal.getByRole('alert')).toContainText(failure === null ? [] : [failure.message]);
    },
    accepting: ({ proposal }) => expect(proposal.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    done: ({ page }) => expect(page.getByRole('heading', { name: 'Every proposal was looked at' })).toBeVisible(),
  },
};

testPaths(browser);
