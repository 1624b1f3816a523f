import { problemsOfTimes } from '#domain/incident-times.ts';
import { incidentInput } from '#openapi/generated/inputs.ts';
import type { Handlers } from '#server/contract/types.ts';
import { incident } from '#server/database/schema/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import {
  choicesOf,
  defineRegister,
  recordOf,
  registerHandlers,
  type RecordSettings,
} from '#server/modules/record/index.ts';

import { incidentList, incidentReader } from './queries.ts';
import { saveIncidents } from './save.ts';

export const incidentRegister = defineRegister({
  read: incidentReader.read,
  list: incidentList,
  input: incidentInput,
  choices: { ...choicesOf(incident), assetIds: recordOf('informationAsset'), riskIds: recordOf('risk') },
  problems: problemsOfTimes,
  searchable: ({ description, impact, immediateMitigation, rootCause, correctiveActions, lessonsLearned }) => [
    description,
    impact,
    immediateMitigation,
    rootCause,
    correctiveActions,
    lessonsLearned,
  ],
  save: saveIncidents,
});

/** The incident register and its look-up. */
export const incidentModule = (settings: RecordSettings): Pick<Handlers, 'Incidents' | 'IncidentTypes'> => ({
  Incidents: registerHandlers(incidentRegister, settings),
  IncidentTypes: lookupHandlers('incidentType'),
});
