import { and, eq, sql } from 'drizzle-orm';

import { numberText, verdictLifecycle, type VerdictNames } from '#domain/policy/lifecycle.ts';
import { policyStatusLabels } from '#domain/words/policy.ts';
import type { HandlersOf, Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { policyReview, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler } from '#server/modules/lifecycle/index.ts';
import { quoted } from '#server/modules/record/index.ts';

import { lockPolicy, type LockedPolicy } from './lock.ts';
import { versionWith } from './read.ts';

type Verdict = Input<'PolicyVersions.review'>['body'];

/** A version that is reviewed, with those who have written it. */
interface Subject extends LockedPolicy {
  readonly status: Schemas['PolicyVersionStatus'];
  readonly version: number;
  readonly shown: Schemas['PolicyVersion'];
}

async function lock(id: string): Promise<Subject> {
  const locked = await lockPolicy({ id });
  const { newest } = locked;
  return { ...locked, shown: await versionWith(id, newest.id), status: newest.status, version: newest.version };
}

const authorIdsOf = ({ shown }: Subject) => shown.authors.map(({ id }) => id);

/** A second verdict of the same reviewer takes the place of the first. */
async function store({ organisation, user }: OrganisationContext, { newest }: Subject, body: Verdict): Promise<void> {
  const own = and(eq(policyReview.versionId, newest.id), eq(policyReview.reviewerId, user.id));
  await db.update(policyReview).set({ isVoid: true }).where(own);
  const { verdict, reason = '' } = body;
  await db
    .insert(policyReview)
    .values({ organisationId: organisation.id, versionId: newest.id, reviewerId: user.id, verdict, reason });
  await db
    .update(policyVersion)
    .set({ version: sql`${policyVersion.version} + 1` })
    .where(eq(policyVersion.id, newest.id));
}

const does = { APPROVED: 'endorsed', REJECTED: 'asks for changes of' } as const;
const logged = { APPROVED: 'Approved', REJECTED: 'Changes requested' } as const;

/** The verdicts of reviewers. */
export const reviewHandler: HandlersOf<'PolicyVersions'>['review'] = lifecycleHandler<
  VerdictNames,
  Verdict,
  Subject,
  Schemas['PolicyVersion']
>({
  kind: 'policy',
  lifecycle: verdictLifecycle,
  labels: policyStatusLabels,
  actionOf: ({ verdict }) => verdict,
  field: 'verdict',
  lock,
  parties: (subject) => ({
    reviewerIds: subject.policy.reviewers.map(({ id }) => id),
    authorIds: authorIdsOf(subject),
  }),
  isOutdated: ({ shown }, { contentSha256 }) => contentSha256 !== shown.contentSha256,
  current: ({ shown }) => shown,
  known: (_, { reason = '' }) => ({ reason }),
  missing: { reason: { field: 'reason', message: 'Give a reason' } },
  store: ({ context, subject, body }) => store(context, subject, body),
  logged: ({ action, subject: { newest }, body: { reason = '' } }) => [
    { field: 'review', old: null, new: logged[action] },
    { field: 'documentVersion', old: null, new: numberText(newest) },
    ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]),
  ],
  people: (subject) => ({
    owner: [subject.policy.owner?.id ?? null],
    approver: [subject.policy.approver?.id ?? null],
    authors: authorIdsOf(subject),
  }),
  notices: {
    as: 'policyStep',
    words: ({ context, action }) => ({
      told: {
        title: 'Policy reviewed',
        describe: (what) => `${quoted(context.user.name)} ${does[action]} ${what}.`,
      },
    }),
  },
  answer: ({ policy, newest }) => versionWith(policy.id, newest.id),
});
