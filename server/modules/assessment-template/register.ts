import { assessmentTemplateInput } from '#openapi/generated/inputs.ts';
import { assessmentTemplate } from '#server/database/schema/index.ts';
import { choicesOf, defineRegister, member } from '#server/modules/record/index.ts';

import { templateList, templateReader } from './queries.ts';
import { saveTemplates } from './save.ts';

export const templateRegister = defineRegister({
  read: templateReader.read,
  list: templateList,
  input: assessmentTemplateInput,
  choices: { ...choicesOf(assessmentTemplate), coOwnerIds: member },
  searchable: ({ description }) => [description],
  save: saveTemplates,
});
