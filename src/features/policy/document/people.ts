import { actionsFor, missingReviews, type PolicyAction } from '#domain/policy-lifecycle.ts';
import type { Policy } from '#src/api/policies.ts';
import type { PolicyReview, PolicyVersion } from '#src/api/policy-versions.ts';

/** What a person can do about the newest version of a policy. */
export interface Possible {
  readonly actions: readonly PolicyAction[];
  /** They are asked for a verdict. */
  readonly reviews: boolean;
  /** A reviewer who has written the version may ask for changes only. */
  readonly mayEndorse: boolean;
  /** Why the approval has to wait; undefined if it need not. */
  readonly waiting: string | undefined;
}

const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name).join(', ');

export function possibleFor(policy: Policy, { authors, reviews }: PolicyVersion, userId: string): Possible {
  const parties = { approverId: policy.approver?.id ?? null, authorIds: authors.map(({ id }) => id) };
  const missing = missingReviews(policy.reviewers, reviews);
  const isAuthor = parties.authorIds.includes(userId);
  return {
    actions: actionsFor(policy.status, parties, userId),
    reviews: policy.status === 'REVIEW' && policy.reviewers.some(({ id }) => id === userId),
    mayEndorse: !isAuthor,
    waiting: missing.length === 0 ? undefined : `Waiting for ${namesOf(missing)}`,
  };
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
