import type { HandlersOf, Schemas } from '#server/contract/types.ts';

import { fillTemplate } from './fill.ts';
import { policyTemplates } from './index.ts';
import type { PolicyTemplate } from './template.ts';

const shown = ({ id, title, summary, category, documentType, placeholders }: PolicyTemplate) => ({
  id,
  title,
  summary,
  category,
  documentType,
  placeholders: [...placeholders],
});

/** @throws Error if the contract names a starter policy that does not exist */
function templateWith(id: Schemas['PolicyTemplateId']): PolicyTemplate {
  const template = policyTemplates.find((one) => one.id === id);
  if (template === undefined) throw new Error(`There is no starter policy ${id}`);
  return template;
}

/** The starter policies. */
export const templateHandlers: HandlersOf<'PolicyTemplates'> = {
  all: () => Promise.resolve(policyTemplates.map(shown)),
  fill: ({ body: { template, values } }) => Promise.resolve().then(() => fillTemplate(templateWith(template), values)),
};
