import { eq, inArray, sql } from 'drizzle-orm';

import { contentOfDraft } from '#domain/text/comment-text.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { comment, membership, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { documentOf } from '#server/modules/comment/index.ts';

/** A comment on a record, with `@` and the name of each person it mentions. */
export interface DemoComment {
  /** The reference of the record. */
  readonly on: string;
  /** The address of a member, before its `@`. */
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
}

export const harbourComments: readonly DemoComment[] = [
  {
    on: 'R-0001',
    by: 'auditor',
    daysAgo: 12,
    text: 'The report of the penetration test names **nine** cranes, the register **six**. Which is right? @Tomasz Wiśniewski',
  },
  {
    on: 'R-0001',
    by: 'manager',
    daysAgo: 11,
    text: 'Six. Three were sold to the Riga terminal in May; the list that the testers had was older. @Émilie Garnier, the contract of sale is with purchasing.',
  },
  {
    on: 'R-0001',
    by: 'assessor',
    daysAgo: 4,
    text: 'The vendor offers the week of 18 January for the first two cranes:\n\n- crane 3 on **Monday and Tuesday**\n- crane 4 on **Thursday**, Friday in reserve\n\n@Aoife Brennan, can the berth plan take that?',
  },
  {
    on: 'R-0001',
    by: 'admin',
    daysAgo: 3,
    text: 'Yes, if crane 5 is back by the 15th. I have asked operations to confirm.',
  },
  {
    on: 'R-0003',
    by: 'consultant',
    daysAgo: 6,
    text: 'Suggest to lower the residual likelihood only once the sessions are recorded: named accounts alone do not show what was done.',
  },
  { on: 'R-0003', by: 'manager', daysAgo: 5, text: 'Agreed. I left it at 2 and made the recording part of the plan.' },
];

export const meridianComments: readonly DemoComment[] = [
  {
    on: 'R-0001',
    by: 'meridian',
    daysAgo: 8,
    text: 'The regulator will ask for this one first. @Declan Moore, do we have the network drawing of the second site?',
  },
  {
    on: 'R-0001',
    by: 'both',
    daysAgo: 7,
    text: 'It is from 2022 and lacks the new ward. I walk the site on Thursday.',
  },
];

/**
 * Adds comments to the organisation's records, without notifications. Runs in the organisation's transaction.
 * @throws Error if a record or an author does not exist
 */
export async function addComments(
  { organisation }: OrganisationContext,
  comments: readonly DemoComment[],
): Promise<void> {
  const members = await db
    .select({ id: userAccount.id, name: userAccount.name, email: userAccount.email })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId));
  const refs = [...new Set(comments.map(({ on }) => on))];
  const records = await db.select({ id: record.id, ref: record.ref }).from(record).where(inArray(record.ref, refs));
  const rows = comments.map(({ on, by, daysAgo, text }) => {
    const author = members.find(({ email }) => email.startsWith(`${by}@`));
    const commented = records.find(({ ref }) => ref === on);
    if (author === undefined || commented === undefined) throw new Error(`${by} cannot comment on ${on}`);
    const { text: content, mentionIds } = contentOfDraft({ text, mentioned: members });
    return {
      organisationId: organisation.id,
      recordId: commented.id,
      body: documentOf({ text: content, mentionIds: [...mentionIds] }),
      createdBy: author.id,
      createdAt: sql`now() - make_interval(days => ${daysAgo}::int, mins => 41)`,
    };
  });
  await db.insert(comment).values(rows);
}
