import { isReassessed } from '#domain/incident/lifecycle.ts';
import { problemsOfTimes } from '#domain/incident/times.ts';
import { incidentInput } from '#openapi/generated/inputs.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { incident } from '#server/database/schema/index.ts';
import { choicesOf, defineRegister, member, recordOf } from '#server/modules/record/index.ts';

import { incidentList, incidentReader } from './queries.ts';
import { saveIncidents } from './save.ts';

type IncidentInput = Required<Schemas['IncidentInput']>;

function problemsOf(input: IncidentInput, before: IncidentInput | null): FieldError[] {
  const severity = isReassessed(before?.severity ?? null, input.severity)
    ? [{ field: 'severity', message: 'Change the severity in the incident, with a reason' }]
    : [];
  return [...problemsOfTimes(input), ...severity];
}

export const incidentRegister = defineRegister({
  read: incidentReader.read,
  list: incidentList,
  input: incidentInput,
  choices: {
    ...choicesOf(incident),
    coOwnerIds: member,
    assetIds: recordOf('informationAsset'),
    riskIds: recordOf('risk'),
    ownControlIds: recordOf('ownControl'),
  },
  problems: problemsOf,
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
