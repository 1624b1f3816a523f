import { incidentList as listFacts } from '#openapi/generated/lists.ts';
import {
  incident,
  incidentAssetAssignment,
  incidentCoOwner,
  incidentOwnControl,
  incidentRiskAssignment,
  incidentType,
  informationAsset,
  ownControl,
  risk,
  userAccount,
} from '#server/database/schema/index.ts';
import { assignedPeople, assignedRecords, ownedBy, recordList, recordReader } from '#server/modules/record/index.ts';

import { ofDue, ofDueWithin, ofFigure, ofRegime } from './figures.ts';

export const incidentReader = recordReader(
  incident,
  { type: incidentType, owner: userAccount, reporter: userAccount, takenOverBy: userAccount },
  {
    coOwners: assignedPeople(incident, incidentCoOwner),
    assets: assignedRecords(incident, incidentAssetAssignment, informationAsset),
    risks: assignedRecords(incident, incidentRiskAssignment, risk),
    ownControls: assignedRecords(incident, incidentOwnControl, ownControl),
  },
);

/** Live incidents as listed by the register. */
export const incidentList = recordList(listFacts, incidentReader, {
  // By the first instant of what is known by its day, month or year only.
  sorts: {
    occurredAt: { by: incident.occurredFrom },
    detectedAt: { by: incident.detectedFrom },
    resolvedAt: { by: incident.resolvedFrom },
  },
  filters: {
    ownerId: ownedBy(incident, incidentCoOwner),
    due: ofDue,
    dueWithin: ofDueWithin,
    regime: ofRegime,
    figure: ofFigure,
  },
});
