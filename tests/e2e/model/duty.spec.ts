import type { Locator, Page } from '@playwright/test';

import type { createDutyMachine, DutyDraft } from '#machines/duty/duty.machine.ts';
import { duty } from '#tests/model/flows/duty.ts';

import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly incidentId: string;
  /** Its duties in the panel. */
  readonly duty: Locator;
  readonly dialog: Locator;
  readonly outdated: Locator;
}

const hour = 3_600_000;
const awareAt = new Date(Date.now() - 48 * hour);

/** The instants of the flow: in the future, before awareness, and between both. */
const instants: Readonly<Record<string, Date>> = {
  '2026-11-23T10:00:00Z': new Date(Date.now() + 24 * hour),
  '2026-11-20T10:00:00Z': new Date(awareAt.getTime() - 24 * hour),
  '2026-11-21T10:00:00Z': new Date(awareAt.getTime() + 24 * hour),
};

type Response = DutyDraft['response'];

const confirmLabels: Readonly<Partial<Record<Response, string>>> = {
  GIVE: 'Record as given',
  WAIVE: 'Not required',
  CORRECT: 'Correct',
};

const twoDigits = (part: number): string => `${part}`.padStart(2, '0');

/** Enters an instant in the field for it, in the time zone of this process, which the browser shares. */
async function enter(dialog: Locator, instant: Date): Promise<void> {
  const when = dialog.getByRole('group', { name: 'When' });
  const day = [instant.getDate(), instant.getMonth() + 1].map(twoDigits).join('/');
  await when.getByRole('textbox', { name: 'When' }).fill(`${day}/${instant.getFullYear()}`);
  await when
    .getByLabel('Time', { exact: true })
    .fill([instant.getHours(), instant.getMinutes()].map(twoDigits).join(':'));
}

/** Of which step a response is recorded: the early warning was given before. */
const open: Readonly<Partial<Record<Response, (duty: Locator) => Locator>>> = {
  GIVE: (place) =>
    place.getByRole('group', { name: 'Incident notification' }).getByRole('button', { name: 'Given', exact: true }),
  WAIVE: (place) =>
    place.getByRole('group', { name: 'Incident notification' }).getByRole('button', { name: 'Not required' }),
  CORRECT: (place) => place.getByRole('button', { name: /^Correct Early warning/ }),
};

const browser: BrowserFlow<ReturnType<typeof createDutyMachine>, Driver> = {
  flow: duty,
  troubles: { take: 'api' },
  untaken: {},
  isPossible: ({ type }, { earlier }) =>
    // What is recorded cannot be recorded again.
    type !== 'step.requested' || !earlier.some((event) => event.type === 'xstate.done.actor.take'),
  isOffered(event, { context: { draft } }) {
    if (event.type !== 'draft.changed' || draft === null) return true;
    const { at }: Partial<DutyDraft> = event['changes'];
    return at === undefined ? draft.response !== 'GIVE' && draft.reason === '' : draft.response !== 'WAIVE';
  },
  async prepare({ directory, apiUserOf, signedInAs, page }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    const api = await apiUserOf(manager);
    const incident = await api.addIncident(organisation, { title: 'Ransomware', awareAt: awareAt.toISOString() });
    await api.post(organisation, `incident/${incident.id}/duties`, { version: incident.version, regime: 'nis2' });
    await api.post(organisation, `incident/${incident.id}/duties/nis2/early-warning`, {
      version: incident.version + 1,
      action: 'GIVE',
      at: new Date(awareAt.getTime() + hour).toISOString(),
    });
    await signedInAs(manager);
    return {
      page,
      incidentId: incident.id,
      duty: page.getByRole('complementary').getByRole('region', { name: 'NIS 2' }),
      dialog: page.getByRole('dialog', { name: /^NIS 2, / }),
      outdated: page.getByRole('dialog', { name: 'This has changed' }),
    };
  },
  async open({ page, incidentId, duty: place }) {
    await page.goto(`/incident?incident=${incidentId}`);
    await expect(place.getByRole('button', { name: 'Not required' }).first()).toBeVisible();
  },
  actors: {
    take: {
      request: ({ incidentId }) => ({ method: 'POST', path: `/api/incident/${incidentId}/duties/nis2/*` }),
      outcome: apiOutcome,
    },
  },
  events: {
    'step.requested': ({ duty: place }, { draft }) => open[draft.response]?.(place).click() ?? Promise.resolve(),
    async 'draft.changed'({ dialog }, { changes: { at, reason } }) {
      if (reason !== undefined) await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
      const instant = instants[at ?? ''];
      if (instant !== undefined) await enter(dialog, instant);
    },
    'step.confirmed': ({ dialog }) =>
      dialog.getByRole('button', { name: /^(Record as given|Not required|Correct)$/ }).click(),
    'step.cancelled': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    'record.opened': ({ outdated }) => outdated.getByRole('button', { name: 'Look again' }).click(),
  },
  notices: {
    // The incident is fetched again; its duties are still the same.
    'record.outdated': ({ duty: place }) => expect(place).toBeVisible(),
    'step.taken': ({ page }) => expectToast(page, 'Duties to notify updated'),
  },
  states: {
    async idle({ dialog, outdated }) {
      await expect(dialog).toBeHidden();
      await expect(outdated).toBeHidden();
    },
    async asking({ dialog }, { draft, failure }) {
      const response = draft?.response ?? 'GIVE';
      await expect(dialog.getByRole('button', { name: confirmLabels[response] ?? '', exact: true })).toBeEnabled();
      const reason = dialog.getByRole('textbox', { name: 'Reason' });
      await expect(reason).toHaveCount(response === 'GIVE' ? 0 : 1);
      if (response !== 'GIVE') await expect(reason).toHaveValue(draft?.reason ?? '');
      const mistakes = Object.values(failure?.fieldErrors ?? {});
      for (const mistake of mistakes) await expect(dialog).toContainText(mistake);
      const isRefused = failure !== null && mistakes.length === 0;
      await expect(dialog.getByRole('alert')).toHaveText(isRefused ? [failure.message] : []);
    },
    taking: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    outdated: ({ outdated }) => expect(outdated).toBeVisible(),
  },
};

testPaths(browser);
