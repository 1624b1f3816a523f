import { problemsOfScope } from '#domain/questionnaire/template-scope.ts';
import { assessmentTemplateInput } from '#openapi/generated/inputs.ts';
import { assessmentTemplate } from '#server/database/schema/index.ts';
import { choicesOf, defineRegister, entryOf, member } from '#server/modules/record/index.ts';

import { templateList, templateReader } from './queries.ts';
import { saveTemplates } from './save.ts';

export const templateRegister = defineRegister({
  read: templateReader.read,
  list: templateList,
  input: assessmentTemplateInput,
  choices: { ...choicesOf(assessmentTemplate), coOwnerIds: member, serviceTypeIds: entryOf('serviceType') },
  problems: problemsOfScope,
  searchable: ({ description }) => [description],
  save: saveTemplates,
});
