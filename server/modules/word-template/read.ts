import { eq } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { storedFile, userAccount, wordTemplate } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** The template of the transaction's organisation, with the key of its content. */
export async function storedTemplate() {
  const [found] = await db
    .select({
      fileId: storedFile.id,
      key: storedFile.key,
      name: storedFile.name,
      size: storedFile.size,
      sha256: storedFile.sha256,
      uploadedAt: wordTemplate.uploadedAt,
      uploadedBy: { id: userAccount.id, name: userAccount.name },
    })
    .from(wordTemplate)
    .innerJoin(storedFile, eqWithinOrganisation(storedFile.id, wordTemplate.fileId))
    .innerJoin(userAccount, eq(userAccount.id, wordTemplate.uploadedBy));
  return found;
}

/** The template as its administrators see it. */
export async function readSetting(): Promise<Schemas['WordTemplateSetting']> {
  const found = await storedTemplate();
  if (found === undefined) return { template: null };
  const { fileId: _file, key: _key, uploadedAt, ...template } = found;
  return { template: { ...template, uploadedAt: uploadedAt.toISOString() } };
}
