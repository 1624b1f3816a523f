import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { isReviewable } from '#domain/provider-assessment/lifecycle.ts';
import type { AssessmentReviewContext } from '#machines/assessment-review/assessment-review.types.ts';
import { unsavedReviews } from '#machines/assessment-review/review-edits.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { notNow } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '#src/registers/unsaved/useUnsavedText.ts';

import { assessmentKind } from '../assessment-kind.ts';
import type { AssessmentReviewActor } from './useAssessmentReview.ts';

/**
 * Keeps the reviews that are not saved yet in this browser.
 * @returns the props of UnsavedNote, and what erases the copy of reviews that are discarded
 */
export function useUnsavedReviews(review: AssessmentReviewActor, { id, ref, title, status }: Assessment) {
  const mayReview = useMay({ ...assessmentKind.access, level: 'EDIT' });
  const [textOf] = useState(createReader);
  const actor = useUnsavedText({
    name: mayReview ? `review ${id}` : undefined,
    label: `${ref} ${title}`,
    subscribe: (listener) => review.subscribe(listener),
    read: () => textOf(review.getSnapshot().context),
    restore: (text) => review.send({ type: 'text.restored', text }),
  });
  const isIdle = useSelector(review, (snapshot) => snapshot.matches({ reviewing: 'idle' }));
  const obstacle = isReviewable(status) ? undefined : 'This assessment is not under review.';
  return {
    actor,
    labelOf: () => undefined,
    abandon: () => actor?.send({ type: 'text.changed', text: null }),
    obstacle: isIdle ? obstacle : notNow,
  };
}

/** The same edits give the same object, so that they are not written again. */
function createReader() {
  let last: { readonly edits: AssessmentReviewContext['edits']; readonly text: UnsavedText | null } | undefined;
  return (context: AssessmentReviewContext) => {
    if (last?.edits !== context.edits) last = { edits: context.edits, text: unsavedReviews(context) };
    return last.text;
  };
}
