import { and, inArray, not, or, sql } from 'drizzle-orm';

import { assessmentTemplateList as listFacts } from '#openapi/generated/lists.ts';
import {
  assessmentTemplate as template,
  assessmentTemplateCoOwner,
  assessmentTemplateServiceType as ofType,
  assessmentTier,
  serviceType,
  userAccount,
} from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { assignedEntries, assignedPeople, ownedBy, recordList, recordReader } from '#server/modules/record/index.ts';

export const templateReader = recordReader(
  template,
  { owner: userAccount, tier: assessmentTier },
  {
    coOwners: assignedPeople(template, assessmentTemplateCoOwner),
    serviceTypes: assignedEntries(template, ofType, serviceType),
  },
);

/** @param ids of certain service types; of any by default */
const isForTypes = (ids?: readonly string[]) => {
  const ofTemplate = and(
    eqWithinOrganisation(ofType.templateId, template.id),
    ids && inArray(ofType.serviceTypeId, [...ids]),
  );
  return sql`exists (select from ${ofType} where ${ofTemplate})`;
};

/** Live templates as listed by the register. */
export const templateList = recordList(listFacts, templateReader, {
  sorts: {},
  filters: {
    ownerId: ownedBy(template, assessmentTemplateCoOwner),
    serviceTypeId: (ids, orNothing) => or(ids && isForTypes(ids), orNothing ? not(isForTypes()) : undefined),
  },
});
