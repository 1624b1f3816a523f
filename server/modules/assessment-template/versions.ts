import { and, desc, eq, isNull } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { assessmentTemplateVersion as version, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { inContractForm } from '#server/modules/record/index.ts';

import { stateOf } from './content.ts';

const summary = {
  id: version.id,
  number: version.number,
  title: version.title,
  questionCount: version.questionCount,
  changeLog: version.changeLog,
  sha256: version.sha256,
  publishedAt: inContractForm(version.publishedAt).mapWith(String),
  publishedBy: { id: userAccount.id, name: userAccount.name },
};

const isOfLiveTemplate = and(eqWithinOrganisation(record.id, version.templateId), isNull(record.deletedAt));

/** The published versions of templates. */
export const versionHandlers: Pick<HandlersOf<'AssessmentTemplateContents'>, 'versions' | 'getVersion'> = {
  async versions({ path: { id } }) {
    await stateOf(id);
    return db
      .select(summary)
      .from(version)
      .innerJoin(userAccount, eq(userAccount.id, version.publishedBy))
      .where(eq(version.templateId, id))
      .orderBy(desc(version.number));
  },

  async getVersion({ path: { id } }) {
    const [found] = await db
      .select({ ...summary, templateId: version.templateId, questionnaires: version.questionnaires })
      .from(version)
      .innerJoin(record, isOfLiveTemplate)
      .innerJoin(userAccount, eq(userAccount.id, version.publishedBy))
      .where(eq(version.id, id));
    if (found === undefined) throw notFound();
    return { ...found, questionnaires: [...found.questionnaires] };
  },
};
