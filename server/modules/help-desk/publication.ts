import { isPossible } from '#domain/lifecycle.ts';
import { publicationLifecycle } from '#domain/publication-lifecycle.ts';
import { publicationStatuses } from '#domain/words/publication.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

/** The status that an action leads to. @throws ApiError 400 if it is not possible in this one */
export function publicationAfter(
  status: Schemas['PublicationStatus'],
  action: Schemas['PublicationAction'],
): Schemas['PublicationStatus'] {
  const step = publicationLifecycle.steps[action];
  if (isPossible(step, status)) return step.to;
  const message = `This is not possible while it is ${publicationStatuses[status].toLowerCase()}`;
  throw invalid([{ field: 'action', message }]);
}
