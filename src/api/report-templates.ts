import { queryOptions } from '@tanstack/react-query';

import { ReportTemplates } from '#openapi/generated/operations/report-templates.ts';

import { clientOf } from './connection/client-of.ts';
import type { ApiClient, Schemas } from './connection/client.ts';

export type ReportTemplate = Schemas['ReportTemplate'];

export const reportTemplates = clientOf(ReportTemplates);

/** The root query key of the platform's report templates. */
export const reportTemplateKey = ['report-templates'] as const;

/** The report templates of the platform, in all versions. */
export const reportTemplatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...reportTemplateKey, 'list'],
    queryFn: ({ signal }): Promise<ReportTemplate[]> => reportTemplates(api).templates({ signal }),
  });
