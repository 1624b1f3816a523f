import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { incidentType } from '#server/database/schema/index.ts';
import { incidentModule } from '#server/modules/incident/index.ts';

import { asMember } from '../as-member.ts';
import { idOf, namesOf, ownerIn, readChoices, readPeople, titlesOf } from '../choices.ts';
import type { DemoIncident } from '../incident.ts';
import { settings, type Seed } from '../seeds.ts';

export { harbourIncidents } from './harbour.ts';
export { meridianIncidents } from './meridian.ts';

const hour = 3_600_000;

const begun = Math.floor(Date.now() / hour) * hour;
const instantOf = (hoursAgo: number) => new Date(begun - hoursAgo * hour).toISOString();

/** Incidents as their author would submit them. */
async function incidentInputs(incidents: readonly DemoIncident[]): Promise<Schemas['IncidentInput'][]> {
  const people = await readPeople();
  const [types, assets, risks] = [
    await namesOf(incidentType),
    await titlesOf('informationAsset'),
    await titlesOf('risk'),
  ];
  return incidents.map((incident) => ({
    ...Object.fromEntries(Object.entries(incident.times).map(([field, hoursAgo]) => [field, instantOf(hoursAgo)])),
    // The organisation becomes aware of what it detects.
    awareAt: instantOf(incident.times.awareAt ?? incident.times.detectedAt ?? 0),
    title: incident.title,
    description: incident.description,
    typeId: idOf(types, incident.type),
    severity: incident.severity ?? null,
    detection: incident.detection ?? null,
    ownerId: ownerIn({ people }, incident.owner),
    coOwnerIds: (incident.coOwners ?? []).flatMap((name) => ownerIn({ people }, name) ?? []),
    reporterId: ownerIn({ people }, incident.reporter),
    assetIds: (incident.assets ?? []).map((title) => idOf(assets, title)),
    riskIds: (incident.risks ?? []).map((title) => idOf(risks, title)),
    impact: incident.impact ?? '',
    immediateMitigation: incident.mitigation ?? '',
    rootCause: incident.rootCause ?? '',
    correctiveActions: incident.correctiveActions ?? '',
    lessonsLearned: incident.lessons ?? '',
  }));
}

type Step = Pick<Schemas['IncidentStatusChange'], 'action' | 'at'>;

/** How an incident got to where its times say that it is. */
function stepsOf({ ownerId, reportedAt, containedAt, resolvedAt, rootCause }: Schemas['IncidentInput']): Step[] {
  const steps: readonly [Schemas['IncidentAction'], string | null | undefined][] = [
    ['START', ownerId === null ? null : reportedAt],
    ['CONTAIN', containedAt],
    ['RESOLVE', resolvedAt],
    ['CLOSE', rootCause === '' ? undefined : resolvedAt],
  ];
  return steps.flatMap(([action, at]) => (at ? [{ action, at }] : []));
}

/** Puts an incident under its regimes, and records what was given. @returns its version */
async function notify(
  duties: HandlersOf<'IncidentDuties'>,
  id: string,
  regimes: NonNullable<DemoIncident['duties']>,
  context: OrganisationContext,
): Promise<number> {
  let version = 1;
  for (const [regime, given] of Object.entries(regimes)) {
    ({ version } = await duties.put({ path: { id }, query: {}, body: { version, regime } }, context));
    for (const [step, hoursAgo] of Object.entries(given)) {
      const body = { version, action: 'GIVE' as const, at: instantOf(hoursAgo) };
      ({ version } = await duties.enter({ path: { id, regime, step }, query: {}, body }, context));
    }
  }
  return version;
}

/** Proposes a score of an incident's risk on behalf of a member. */
async function propose(
  { propose: add }: Pick<HandlersOf<'ScoreProposals'>, 'propose'>,
  { id, riskId = '' }: { readonly id: string; readonly riskId: string | undefined },
  { by, levels: [likelihood, impact], why }: NonNullable<DemoIncident['proposal']>,
  context: OrganisationContext,
): Promise<void> {
  const choices = await readChoices();
  const levels = { likelihoodId: idOf(choices.likelihoods, likelihood), impactId: idOf(choices.impacts, impact) };
  const member = await asMember(context, ownerIn(choices, by));
  await add({ path: { id }, query: {}, body: { riskId, ...levels, reason: why } }, member);
}

export const seedIncidents =
  (incidents: readonly DemoIncident[]): Seed =>
  async (context) => {
    const { Incidents, IncidentDuties, IncidentResponses, ScoreProposals } = incidentModule(settings);
    const inputs = await incidentInputs(incidents);
    for (const [position, body] of inputs.entries()) {
      const { id } = await Incidents.create({ path: {}, query: {}, body }, context);
      const version = await notify(IncidentDuties, id, incidents[position]?.duties ?? {}, context);
      for (const [index, step] of stepsOf(body).entries())
        await IncidentResponses.changeStatus(
          { path: { id }, query: {}, body: { version: version + index, ...step } },
          context,
        );
      const proposal = incidents[position]?.proposal;
      if (proposal !== undefined) await propose(ScoreProposals, { id, riskId: body.riskIds?.[0] }, proposal, context);
    }
    return inputs.length;
  };
