import type { ManagementReview } from '#src/api/management-system/management-reviews.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useViewAddress } from '#src/components/register/address.ts';
import { choicesFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { managementReviewCourseWords, managementReviewWords as words } from '#src/registers/words/management-system.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { reviewAddress, type ViewSearch } from '../assessments-search.ts';
import { reviewBatchFields } from './batch-fields.tsx';
import { reviewColumns } from './columns.tsx';
import { reviewKind } from './review-kind.ts';

const ReviewPanel = lazyPart(async () => (await import('./ReviewPanel.tsx')).ReviewPanel);
const note = ({ owner, status, heldOn }: ManagementReview) => (
  <DueNote person={owner} day={status === 'PLANNED' ? heldOn : null} />
);

/** /assessments?view=reviews: the reviews by top management, with a panel. */
export function ReviewsView({ search }: { readonly search: ViewSearch<'reviews'> }) {
  const address = useViewAddress(search, 'review');
  return (
    <RegisterScreen
      kind={reviewKind}
      title="Management reviews"
      path="/assessments?view=reviews"
      address={address}
      query={reviewAddress.toQuery(address.search)}
      unfiltered={reviewAddress.toQuery({ ...reviewAddress.defaults, ...orderIn(address.search) })}
      columns={reviewColumns}
      note={note}
      filters={[
        choicesFilter<'status', ManagementReview['status']>(address, 'status', managementReviewCourseWords.status),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
      ]}
      batchFields={reviewBatchFields}
      firstSteps="Plan the next review by top management. Its agenda is filled from your registers, and its decisions become tasks."
      panel={ReviewPanel}
    />
  );
}
