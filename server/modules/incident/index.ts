import type { Handlers } from '#server/contract/types.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { lessonHandlers } from './lessons.ts';
import { periodHandlers } from './periods.ts';
import { proposalHandlers } from './proposals/handlers.ts';
import { incidentRegister } from './register.ts';
import { responseHandlers } from './response.ts';
import { figureHandlers } from './statistics.ts';
import { timelineHandlers } from './timeline.ts';
import { exchangeHandlers } from './veris/handlers.ts';

export { toldOfIncident } from './audience.ts';
export { incidentRegister } from './register.ts';

/** The incident register, the response to incidents, and the register's look-up. */
export const incidentModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'Incidents'
  | 'IncidentExchange'
  | 'IncidentFigures'
  | 'IncidentNotifications'
  | 'IncidentResponses'
  | 'IncidentTypes'
  | 'ScoreProposals'
> => ({
  IncidentExchange: exchangeHandlers(settings),
  Incidents: registerHandlers(incidentRegister, settings),
  IncidentFigures: figureHandlers,
  IncidentNotifications: periodHandlers,
  IncidentResponses: { ...responseHandlers, ...timelineHandlers, ...lessonHandlers(settings) },
  IncidentTypes: lookupHandlers('incidentType'),
  ScoreProposals: proposalHandlers(settings),
});
