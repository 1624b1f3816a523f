import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentTemplate,
  assessmentTemplateContent,
  assessmentTemplateCoOwner,
  assessmentTemplateServiceType,
  organisationPerson,
  serviceType,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, chosenIn, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

import { contentHash } from './content-hash.ts';

type TemplateInput = Required<Schemas['AssessmentTemplateInput']>;

const saveTemplateRows = saveRows(assessmentTemplate);

const sha256 = contentHash([]);

/** The template's own columns, from the user's input. */
const columnsOf = ({ title: _title, coOwnerIds: _coOwners, serviceTypeIds: _types, ...input }: TemplateInput) => input;

/** Inserts or updates templates beside their records. New ones begin with an empty content. */
export async function saveTemplates(records: readonly SavedRecord<TemplateInput>[]): Promise<void> {
  await saveTemplateRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await Promise.all([
    db
      .insert(assessmentTemplateContent)
      .values(records.map(({ key: { organisationId, id } }) => ({ organisationId, templateId: id, sha256 })))
      .onConflictDoNothing(),
    assign(assessmentTemplate, assessmentTemplateCoOwner, organisationPerson, chosenIn(records, 'coOwnerIds')),
    assign(assessmentTemplate, assessmentTemplateServiceType, serviceType, chosenIn(records, 'serviceTypeIds')),
  ]);
}
