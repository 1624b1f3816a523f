import { regulatoryRequirementInput } from '#openapi/generated/inputs.ts';
import { regulatoryRequirementList } from '#openapi/generated/lists.ts';
import type { Handlers } from '#server/contract/types.ts';
import * as tables from '#server/database/schema/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import {
  choicesOf,
  defineRegister,
  recordList,
  recordReader,
  registerHandlers,
  saveRows,
  until,
  type RecordSettings,
} from '#server/modules/record/index.ts';

const { regulatoryRequirement: table, region, jurisdiction, operationType, regulatoryRiskType: riskType } = tables;
const { corporateLaw, cybersecurityLaw, privacyLaw, userAccount: owner } = tables;
const laws = { corporateLaw, cybersecurityLaw, privacyLaw };
const reader = recordReader(table, { ...laws, region, jurisdiction, operationType, riskType, owner });

export const requirementRegister = defineRegister({
  read: reader.read,
  list: recordList(regulatoryRequirementList, reader, { sorts: {}, filters: { dueBy: until(table.dueOn) } }),
  input: regulatoryRequirementInput,
  choices: choicesOf(table),
  searchable: (input) => [input.requirement, input.article, input.regulator, input.applicability, input.actions],
  save: saveRows(table),
});

/** The country regulatory register and its look-ups. */
export const regulatoryRequirementModule = (settings: RecordSettings) =>
  ({
    RegulatoryRequirements: registerHandlers(requirementRegister, settings),
    Regions: lookupHandlers('region'),
    Jurisdictions: lookupHandlers('jurisdiction'),
    OperationTypes: lookupHandlers('operationType'),
    CorporateLaws: lookupHandlers('corporateLaw'),
    CybersecurityLaws: lookupHandlers('cybersecurityLaw'),
    PrivacyLaws: lookupHandlers('privacyLaw'),
    RegulatoryRiskTypes: lookupHandlers('regulatoryRiskType'),
  }) satisfies Partial<Handlers>;
