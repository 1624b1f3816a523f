import type { ManagementReview, ManagementReviewKind } from '#src/api/management-system/management-reviews.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { personColumn } from '#src/registers/field-columns.tsx';
import { managementReviewCourseWords, managementReviewWords as words } from '#src/registers/words/management-system.ts';

import { ReviewStatusText } from './ReviewStatusText.tsx';

/** The columns besides reference and title. */
export const reviewColumns: readonly Column<ManagementReview, NonNullable<ManagementReviewKind['query']['sortId']>>[] =
  [
    {
      id: 'status',
      header: managementReviewCourseWords.status.label,
      sortKey: 'status',
      keepWithPanel: true,
      phone: 'end',
      cell: ({ status }) => <ReviewStatusText status={status} />,
    },
    {
      id: 'heldOn',
      header: words.heldOn.label,
      sortKey: 'heldOn',
      keepWithPanel: true,
      cell: ({ heldOn, status }) => <DayCell day={heldOn} settled={status !== 'PLANNED'} />,
    },
    {
      id: 'participants',
      header: words.participantIds.label,
      flexible: true,
      collapsePriority: 'second',
      cell: ({ participants, otherParticipants }) => (
        <WordsCell>
          {[...participants.map(({ name }) => name), otherParticipants].filter(Boolean).join(', ') || null}
        </WordsCell>
      ),
    },
    personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'first' }),
  ];
