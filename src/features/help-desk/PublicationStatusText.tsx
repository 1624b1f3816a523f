import { publicationStatuses } from '#domain/words/publication.ts';
import type { PublicationStatus } from '#src/api/organisation/help-desk.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const looks = {
  DRAFT: { shape: 'draft', tone: 'neutral' },
  PUBLISHED: { shape: 'done', tone: 'success' },
  ARCHIVED: { shape: 'onHold', tone: 'neutral' },
} as const;

/** Where an article or a tip stands. */
export const PublicationStatusText = ({ status }: { readonly status: PublicationStatus }) => (
  <StatusText {...looks[status]}>{publicationStatuses[status]}</StatusText>
);
