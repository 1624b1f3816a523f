import { eq, sql } from 'drizzle-orm';

import { isWritable, numberText } from '#domain/policy/lifecycle.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { noteEdit } from './edit.ts';
import { lockPolicy } from './lock.ts';
import { logWriting } from './notices.ts';
import { versionWith } from './read.ts';

/** The texts of versions, which are sanitised already. */
export const writeHandler: HandlersOf<'PolicyVersions'>['write'] = async ({ path: { id }, body }, context) => {
  const { version, content, ...document } = body;
  const locked = await lockPolicy({ id, version });
  const { newest } = locked;
  if (!isWritable(newest.status))
    throw invalid([{ field: 'content', message: 'The approved version stays as it is: start a new version' }]);
  await db
    .update(policyVersion)
    .set({
      ...document,
      content,
      status: 'DRAFT',
      submittedAt: null,
      version: sql`${version} + 1`,
    })
    .where(eq(policyVersion.id, newest.id));
  await noteEdit(context, locked, document.generationMethod);
  await logWriting(context, locked, numberText(newest));
  return versionWith(id, newest.id);
};
