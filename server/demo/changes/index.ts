import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { changeModule, liveChange } from '#server/modules/change/index.ts';

import { asMember } from '../as-member.ts';
import { idOf, ownerIn, readPeople, titlesOf } from '../choices.ts';
import { settings, type Seed } from '../seeds.ts';
import type { DemoChange } from './harbour.ts';

export { harbourChanges } from './harbour.ts';

const hour = 3_600_000;

/** On the full hour. */
const hoursFromNow = (hours: number) => new Date((Math.floor(Date.now() / hour) + hours) * hour).toISOString();

async function readNames() {
  return {
    people: await readPeople(),
    assets: await titlesOf('informationAsset'),
    policies: await titlesOf('policy'),
    risks: await titlesOf('risk'),
    ownControls: await titlesOf('ownControl'),
  };
}

type Names = Awaited<ReturnType<typeof readNames>>;

const personIn = (names: Names, who: string) => idOf(names.people, `${who}@attest.example`);

const inputOf = (demo: DemoChange, names: Names) => ({
  title: demo.title,
  type: demo.type ?? ('NORMAL' as const),
  reason: demo.reason,
  impact: demo.impact ?? '',
  outage: demo.outage ?? '',
  ownerId: ownerIn(names, 'manager'),
  assessorId: ownerIn(names, 'both'),
  implementerIds: [personIn(names, demo.implementer)],
  voterIds: demo.voters.map((who) => personIn(names, who)),
  quorum: 'MAJORITY' as const,
  riskLevel: demo.riskLevel,
  assetIds: demo.assets.map((title) => idOf(names.assets, title)),
  policyIds: (demo.policies ?? []).map((title) => idOf(names.policies, title)),
  riskIds: (demo.risks ?? []).map((title) => idOf(names.risks, title)),
  ownControlIds: (demo.ownControls ?? []).map((title) => idOf(names.ownControls, title)),
  implementationPlan: demo.implementationPlan,
  testPlan: demo.testPlan,
  fallbackPlan: demo.fallbackPlan,
  plannedStart: hoursFromNow(demo.startsInHours),
  plannedEnd: hoursFromNow(demo.startsInHours + demo.hours),
  repeatable: demo.repeatable ?? false,
});

type Step = Omit<Schemas['ChangeStatusChange'], 'version'>;

/** Takes a change from its draft to where it has got, as its people do. */
async function addChange(demo: DemoChange, names: Names, context: OrganisationContext): Promise<void> {
  const { ChangeRequests, ChangeCourses } = changeModule(settings);
  const as = (who: string) => asMember(context, personIn(names, who));
  const requester = await as('manager');
  const { id } = await ChangeRequests.create({ path: {}, query: {}, body: inputOf(demo, names) }, requester);
  const act = async (who: string, body: Step) => {
    const { version } = await liveChange(id);
    await ChangeCourses.changeStatus({ path: { id }, query: {}, body: { version, ...body } }, await as(who));
  };
  if (demo.reached === 'NEW') return;
  for (const [index, votes] of (demo.rounds ?? []).entries()) {
    if (demo.type === 'EMERGENCY') await act('manager', { action: 'EXPEDITE' });
    else {
      await act('manager', { action: 'SUBMIT' });
      await act('both', { action: 'ASSESS', riskLevel: demo.riskLevel, impact: demo.impact ?? '' });
    }
    for (const { who, ...vote } of votes)
      await ChangeCourses.vote({ path: { id }, query: {}, body: { round: index + 1, ...vote } }, await as(who));
  }
  if (demo.reached === 'AUTHORISE' || demo.reached === 'SCHEDULED') return;
  const [at, ended] = [hoursFromNow(demo.startsInHours), hoursFromNow(demo.startsInHours + demo.hours)];
  await act(demo.implementer, { action: 'START', at });
  await act(demo.implementer, { action: 'FINISH', at: ended, outcome: 'SUCCESSFUL' });
  if (demo.reached === 'CLOSED') await act('manager', { action: 'CLOSE', review: demo.review ?? '' });
}

/** Windows and freezes of the coming weeks. */
async function addPeriods(context: OrganisationContext): Promise<void> {
  const { ChangeCalendars } = changeModule(settings);
  const year = new Date().getUTCFullYear();
  const periods: readonly Schemas['ChangePeriodInput'][] = [
    { kind: 'WINDOW', title: 'Monthly maintenance', startsAt: hoursFromNow(120), endsAt: hoursFromNow(144) },
    {
      kind: 'FREEZE',
      title: 'Peak before the holidays',
      startsAt: `${year}-12-14T00:00:00.000Z`,
      endsAt: `${year + 1}-01-04T00:00:00.000Z`,
    },
  ];
  for (const body of periods) await ChangeCalendars.addPeriod({ path: {}, query: {}, body }, context);
}

/** Changes with what became of them, and their calendar. */
export const seedChanges =
  (changes: readonly DemoChange[]): Seed =>
  async (context) => {
    const names = await readNames();
    await addPeriods(context);
    for (const demo of changes) await addChange(demo, names, context);
    return changes.length;
  };
