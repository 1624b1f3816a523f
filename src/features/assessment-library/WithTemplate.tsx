import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assessmentTemplates, type AssessmentTemplate } from '#src/api/provider-assessment/assessment-templates.ts';
import { recordQuery } from '#src/api/record/register.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { isId } from '#src/components/search-schema.ts';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const LibraryLink = createLink(TextLink);

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

/** The page of the template whose id is in the address. */
export function WithTemplate({ children }: { readonly children: (template: AssessmentTemplate) => ReactNode }) {
  const { id = '' } = useParams({ strict: false });
  const known = isId(id);
  const { data, error, refetch } = useQuery({ ...recordQuery(useApi(), assessmentTemplates, id), enabled: known });
  if (!known || (error !== null && isGone(error))) return <NotInLibrary />;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingRows />;
  return <LoadFailed what="template" error={error} onRetry={() => void refetch()} />;
}

const NotInLibrary = () => (
  <ErrorState
    title="This template is not in the library"
    headingLevel="h1"
    actions={<LibraryLink to="/assessment-library">Back to the library</LibraryLink>}
  >
    It may have been deleted, or the link may be wrong.
  </ErrorState>
);
