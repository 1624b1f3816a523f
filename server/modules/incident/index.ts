import { eq } from 'drizzle-orm';

import type { Handlers } from '#server/contract/types.ts';
import { organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handleOrganisationJob, type JobHandler, type OrganisationJobContext } from '#server/jobs/handler.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { dutyHandlers } from './duties/handlers.ts';
import { regimeHandlers } from './duties/regimes.ts';
import { remindOfDuties } from './duties/remind.ts';
import { dutyReminderJob, plannedFor } from './duties/reminder-job.ts';
import { lessonHandlers } from './lessons.ts';
import { escalate, escalationJob } from './on-call/escalate.ts';
import { onCallHandlers } from './on-call/handlers.ts';
import { proposalHandlers } from './proposals/handlers.ts';
import { incidentRegister } from './register.ts';
import { responseHandlers } from './response.ts';
import { figureHandlers } from './statistics.ts';
import { timelineHandlers } from './timeline.ts';
import { exchangeHandlers } from './veris/handlers.ts';

export { isNotificationDue, ofFigure as incidentFigures } from './figures.ts';
export { remindOfDuties } from './duties/remind.ts';
export { incidentReportHandlers } from './reporting/handlers.ts';
export { incidentHistory } from './imports/history.ts';
export { incidentRegister } from './register.ts';

/** The incident register, the response to incidents, and the register's look-up. */
export const incidentModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'Incidents'
  | 'IncidentDuties'
  | 'IncidentExchange'
  | 'IncidentFigures'
  | 'IncidentOnCall'
  | 'IncidentResponses'
  | 'IncidentTypes'
  | 'NotificationRegimes'
  | 'ScoreProposals'
> => ({
  IncidentDuties: dutyHandlers,
  IncidentExchange: exchangeHandlers,
  Incidents: registerHandlers(incidentRegister, settings),
  IncidentFigures: figureHandlers,
  IncidentOnCall: onCallHandlers,
  IncidentResponses: { ...responseHandlers, ...timelineHandlers, ...lessonHandlers(settings) },
  IncidentTypes: lookupHandlers('incidentType'),
  NotificationRegimes: regimeHandlers,
  ScoreProposals: proposalHandlers(settings),
});

/** In an organisation that is suspended, nobody can do what they would be told of. */
async function inActive({ organisationId, inTransaction }: OrganisationJobContext, work: () => Promise<void>) {
  await inTransaction(async () => {
    const [found] = await db
      .select({ state: organisation.state })
      .from(organisation)
      .where(eq(organisation.id, organisationId));
    if (found?.state === 'ACTIVE') await work();
  });
}

/** The jobs that remind of duties to the minute, and that tell the next on-call group. */
export const incidentJobs = (): JobHandler[] => [
  handleOrganisationJob(dutyReminderJob, ({ minute }, context) =>
    inActive(context, () => remindOfDuties(context.organisationId, plannedFor(minute))),
  ),
  handleOrganisationJob(escalationJob, (escalation, context) =>
    inActive(context, () => escalate(escalation, new Date())),
  ),
];
