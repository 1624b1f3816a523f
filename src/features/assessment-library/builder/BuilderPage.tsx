import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';

import { ApiError } from '#src/api/api-error.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { assessmentTemplates } from '#src/api/assessment-templates.ts';
import { recordQuery } from '#src/api/register.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { isId } from '#src/components/search-schema.ts';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { Builder } from './Builder.tsx';

const LibraryLink = createLink(TextLink);

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

/** /assessment-library/questionnaire-builder/$id: the questions of a template. */
export function BuilderPage() {
  const { id = '' } = useParams({ strict: false });
  const known = isId(id);
  const { data, error, refetch } = useQuery({ ...recordQuery(useApi(), assessmentTemplates, id), enabled: known });
  if (!known || (error !== null && isGone(error))) return <NotInLibrary />;
  if (data !== undefined) return <Builder key={data.id} template={data} />;
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
