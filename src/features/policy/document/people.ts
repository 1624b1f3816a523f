import { missingReviews, type PolicyParties, type VerdictNames } from '#domain/policy/lifecycle.ts';
import type { ReviewStep } from '#src/actors/policy-document.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { PolicyReview, PolicyVersion } from '#src/api/policy/policy-versions.ts';

/** The verdict that each step of a reviewer is. */
export const verdicts = { ENDORSE: 'APPROVED', REQUEST_CHANGES: 'REJECTED' } as const satisfies Readonly<
  Partial<Record<ReviewStep, VerdictNames['action']>>
>;

/** The people of the newest version of a policy, for the tables of its lifecycle and of its verdicts. */
export function partiesOf(
  { approver, reviewers }: Policy,
  { authors }: PolicyVersion,
): PolicyParties & VerdictNames['parties'] {
  return {
    approverId: approver?.id ?? null,
    authorIds: authors.map(({ id }) => id),
    reviewerIds: reviewers.map(({ id }) => id),
  };
}

/** Why the approval has to wait; undefined if it need not. */
export function waitingFor({ reviewers }: Policy, { reviews }: PolicyVersion): string | undefined {
  const missing = missingReviews(reviewers, reviews);
  return missing.length === 0 ? undefined : `Waiting for ${missing.map(({ name }) => name).join(', ')}`;
}

/** A reviewer with the verdict that counts, and those that do not any more, the latest first. */
export interface ReviewerState {
  readonly id: string;
  readonly name: string;
  readonly current: PolicyReview | undefined;
  readonly earlier: readonly PolicyReview[];
}

/** The reviewers of a version: those who are asked, and former ones who gave a verdict. */
export function reviewersOf({ reviewers }: Policy, { reviews }: PolicyVersion): readonly ReviewerState[] {
  const known = new Map([...reviewers, ...reviews.map(({ reviewer }) => reviewer)].map((one) => [one.id, one]));
  return [...known.values()].map(({ id, name }) => {
    const own = reviews.filter(({ reviewer }) => reviewer.id === id).toReversed();
    return { id, name, current: own.find(({ isVoid }) => !isVoid), earlier: own.filter(({ isVoid }) => isVoid) };
  });
}
