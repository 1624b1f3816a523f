import { createLink } from '@tanstack/react-router';

import type { RecordLink } from '#src/api/record/record-links.ts';
import { useDestination } from '#src/components/register/useDestination.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const ReferenceLink = createLink(TextLink);

interface RecordReferenceProps {
  readonly kind: RecordLink['other']['kind'];
  readonly record: { readonly id: string; readonly ref: string; readonly title: string };
}

/** The ref and title of a record: a link, for kinds with a page. */
export function RecordReference({ kind, record: { id, ref, title } }: RecordReferenceProps) {
  const destination = useDestination()(kind, id);
  const name = (
    <>
      {ref} <bdi>{title}</bdi>
    </>
  );
  return destination === undefined ? name : <ReferenceLink {...destination}>{name}</ReferenceLink>;
}
