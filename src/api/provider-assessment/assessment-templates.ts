import { queryOptions } from '@tanstack/react-query';

import { AssessmentTemplates } from '#openapi/generated/operations/assessment-templates.ts';
import { OfferedTemplates } from '#openapi/generated/operations/offered-templates.ts';
import { assessmentTemplate } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { PickerQuery } from '../record/picker.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type AssessmentTemplate = Schemas['AssessmentTemplate'];
export type OfferedTemplate = Schemas['OfferedTemplate'];
export type TemplateKind = KindOf<'AssessmentTemplates'>;

export const assessmentTemplates: RegisterSource<TemplateKind> = registerSource(
  assessmentTemplate,
  clientOf(AssessmentTemplates),
);

const offered = clientOf(OfferedTemplates);

/** The published templates that contain a text, those first that fit the provider. */
export const offeredTemplatesQuery = (api: ApiClient, providerId: string | null, query: PickerQuery) =>
  queryOptions({
    queryKey: [assessmentTemplates.name, 'offered', providerId ?? '', query],
    queryFn: ({ signal }) =>
      offered(api).options({ query: { ...query, ...(providerId !== null && { providerId }) }, signal }),
  });
