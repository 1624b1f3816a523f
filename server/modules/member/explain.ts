import { and, eq, isNull, sql } from 'drizzle-orm';

import { accessReasons } from '#domain/people/access-words.ts';
import { registers } from '#openapi/generated/records.ts';
import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mayDo } from '#server/modules/record/index.ts';

import { ownFeatures } from './acting-on-member.ts';
import { storedMember } from './read.ts';

/** Why a member can or cannot see a record: by the roles and the feature of its register, which every request to it meets. */
export const explainAccess: HandlersOf<'Members'>['explainAccess'] = async (
  { path: { id }, query: { ref } },
  context,
) => {
  const member = await storedMember(id);
  const [found] = await db
    .select({ kind: record.kind, ref: record.ref })
    .from(record)
    .where(and(eq(sql`lower(${record.ref})`, ref.trim().toLowerCase()), isNull(record.deletedAt)));
  if (found === undefined || !mayDo(context, found.kind, 'VIEW')) throw notFound();
  const { feature, roles, noun } = registers[found.kind];
  const features = [...(await ownFeatures())];
  const reasons = accessReasons(member, { what: noun.many, requirement: { feature, roles }, features });
  return { allowed: reasons.every(({ met }) => met), reasons: [...reasons] };
};
