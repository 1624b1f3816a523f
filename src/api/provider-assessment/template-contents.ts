import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { AssessmentTemplateContents } from '#openapi/generated/operations/assessment-template-contents.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { staleAfterChange } from '../record/register.ts';
import { assessmentTemplates } from './assessment-templates.ts';

export type TemplateVersion = Schemas['TemplateVersion'];
export type TemplateVersionSummary = Schemas['TemplateVersionSummary'];

export const templateContents = clientOf(AssessmentTemplateContents);

const key = 'template-version';

/** The published versions of a template, the newest first. */
export const templateVersionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [key, id],
    queryFn: ({ signal }) => templateContents(api).versions({ path: { id }, signal }),
  });

/** A published version of a template with its questions; it never changes. */
export const templateVersionQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['frozen-template-version', id],
    staleTime: Infinity,
    queryFn: ({ signal }) => templateContents(api).getVersion({ path: { id }, signal }),
  });

/** Marks templates and their versions as changed; those on the screen are fetched again. */
export const refreshTemplates = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(assessmentTemplates);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
