import { eq, sql } from 'drizzle-orm';

import {
  managementReviewLifecycle,
  type ManagementReviewAction,
  type ManagementReviewNames,
} from '#domain/management-system/management-review-lifecycle.ts';
import { managementReviewStatusLabels } from '#domain/words/management-system.ts';
import { managementReviewInput } from '#openapi/generated/inputs.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { managementReview } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { lockLive, quoted, touchRecord } from '#server/modules/record/index.ts';

import { freezeFacts, thawFacts } from './facts.ts';
import { liveReview, managementReviewRegister } from './register.ts';

type Review = Schemas['ManagementReview'];
type Change = Schemas['ManagementReviewStatusChange'];

async function lock(id: string) {
  const locked = await lockLive('managementReview', id);
  const before = await liveReview(id);
  return { entity: locked, locked, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lock>>;
type Step = Taking<ManagementReviewNames, Change, Locked>;

/** @throws ApiError 400 of a review whose day is to come */
async function refuse({ action, subject: { before } }: Step): Promise<void> {
  if (action === 'HOLD' && before.heldOn !== null && before.heldOn > (await organisationToday()))
    throw invalid([{ field: 'heldOn', message: 'Its day is still to come: choose the day on which it took place' }]);
}

async function store({ context, subject: { before, locked }, step, action }: Step): Promise<void> {
  if (action === 'HOLD') await freezeFacts(context, before);
  if (action === 'REOPEN') await thawFacts(before);
  const approved = action === 'APPROVE' ? { approvedAt: sql`now()`, approvedById: context.user.id } : {};
  await db
    .update(managementReview)
    .set({ ...approved, status: step.to })
    .where(eq(managementReview.id, before.id));
  await touchRecord(context, locked, {
    title: before.title,
    searchable: managementReviewRegister.searchable(managementReviewInput.of(before)),
  });
}

const told: Readonly<Record<ManagementReviewAction, { readonly title: string; readonly does: string }>> = {
  HOLD: { title: 'Management review held', does: 'recorded as held' },
  APPROVE: { title: 'Minutes approved', does: 'approved the minutes of' },
  REOPEN: { title: 'Management review reopened', does: 'reopened' },
};

/** Moves a management review along its lifecycle. */
export const changeStatus = lifecycleHandler<ManagementReviewNames, Change, Locked, Review>({
  kind: 'managementReview',
  lifecycle: managementReviewLifecycle,
  labels: managementReviewStatusLabels,
  actionOf: ({ action }) => action,
  lock,
  parties: ({ before: { owner } }) => ({ chairId: owner?.id ?? null }),
  current: ({ before }) => before,
  known: ({ before: { owner, heldOn } }, { reason = '' }) => ({ chair: owner?.id ?? null, day: heldOn, reason }),
  missing: {
    chair: { field: 'ownerId', message: 'Choose who chaired it' },
    day: { field: 'heldOn', message: 'Say on which day it took place' },
    reason: { field: 'reason', message: 'Give a reason' },
  },
  refuse,
  store,
  logged: ({ subject: { status: from }, step: { to }, body: { reason } }) =>
    loggedStep(managementReviewStatusLabels, { from, to }, { reason }),
  people: ({ before: { owner, participants } }) => ({
    chair: [owner?.id ?? null],
    participants: participants.map(({ id }) => id),
  }),
  notices: {
    as: 'assessmentStep',
    words: ({ action, context: { user } }) => ({
      told: { title: told[action].title, describe: (what) => `${quoted(user.name)} ${told[action].does} ${what}.` },
      asked: {
        title: 'Minutes to approve',
        describe: (what) => `${quoted(user.name)} asks you to approve the minutes of ${what}.`,
      },
    }),
  },
  answer: ({ before }) => liveReview(before.id),
});
