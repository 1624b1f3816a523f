import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';

import { incidentList as listFacts } from '#openapi/generated/lists.ts';
import {
  incident,
  incidentAssetAssignment,
  incidentCoOwner,
  incidentRiskAssignment,
  incidentType,
  informationAsset,
  risk,
  userAccount,
} from '#server/database/schema/index.ts';
import { assignedPeople, assignedRecords, recordList, recordReader } from '#server/modules/record/index.ts';

export const incidentReader = recordReader(
  incident,
  { type: incidentType, owner: userAccount, reporter: userAccount },
  {
    coOwners: assignedPeople(incident, incidentCoOwner),
    assets: assignedRecords(incident, incidentAssetAssignment, informationAsset),
    risks: assignedRecords(incident, incidentRiskAssignment, risk),
  },
);

/** @param ids of certain people; of anyone by default */
const isCoOwned = (ids?: readonly string[]) => {
  const ofIncident = and(
    eq(incidentCoOwner.organisationId, incident.organisationId),
    eq(incidentCoOwner.recordId, incident.id),
    ids && inArray(incidentCoOwner.personId, [...ids]),
  );
  return sql`exists (select from ${incidentCoOwner} where ${ofIncident})`;
};

/** Live incidents as listed by the register. */
export const incidentList = recordList(listFacts, incidentReader, {
  sorts: {},
  filters: {
    ownerId: (ids, orNothing) =>
      or(
        ids && or(inArray(incident.ownerId, [...ids]), isCoOwned(ids)),
        orNothing ? and(isNull(incident.ownerId), not(isCoOwned())) : undefined,
      ),
  },
});
