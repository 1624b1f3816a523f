import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** Which providers a template is for. */
export interface TemplateScope {
  readonly scope: Schemas['AssessmentTemplateScope'];
  readonly serviceTypeIds: readonly string[];
}

/** Whether a template names the service types that it is for. */
export const hasServiceTypes = ({ scope }: Pick<TemplateScope, 'scope'>): boolean => scope === 'SERVICE_TYPE';

/** Service types go with the scope that is named after them, and with no other. */
export function problemsOfScope(template: TemplateScope): { field: 'serviceTypeIds'; message: string }[] {
  const isNamed = template.serviceTypeIds.length > 0;
  if (hasServiceTypes(template) === isNamed) return [];
  return [
    {
      field: 'serviceTypeIds',
      message: isNamed ? 'Only a template for service types can name them' : 'Choose at least one service type',
    },
  ];
}
