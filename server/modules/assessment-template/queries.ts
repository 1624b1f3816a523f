import { assessmentTemplateList as listFacts } from '#openapi/generated/lists.ts';
import { assessmentTemplate, assessmentTemplateCoOwner, userAccount } from '#server/database/schema/index.ts';
import { assignedPeople, ownedBy, recordList, recordReader } from '#server/modules/record/index.ts';

export const templateReader = recordReader(
  assessmentTemplate,
  { owner: userAccount },
  { coOwners: assignedPeople(assessmentTemplate, assessmentTemplateCoOwner) },
);

/** Live templates as listed by the register. */
export const templateList = recordList(listFacts, templateReader, {
  sorts: {},
  filters: { ownerId: ownedBy(assessmentTemplate, assessmentTemplateCoOwner) },
});
