import { eq, inArray, sql } from 'drizzle-orm';

import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { categoryAppetite, riskAppetite, riskAppetiteVersion, riskCategory } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logSetting } from '#server/modules/record/index.ts';

import { previewAppetite } from './preview.ts';
import { appetiteVersions, readAppetite } from './read.ts';

type Proposed = Schemas['RiskAppetiteInput'];

/** Ids compare as text: the database writes them in lower case, a caller may not. */
const normalised = ({ categories, ...proposed }: Proposed): Proposed => ({
  ...proposed,
  categories: categories.map(({ categoryId, score }) => ({ categoryId: categoryId.toLowerCase(), score })),
});

/** @throws ApiError 409 with the stored appetite, 400 for a category that does not exist or is named twice */
async function refuseUnfit({ version, categories }: Proposed): Promise<Schemas['RiskAppetite']> {
  const stored = await readAppetite();
  if (stored.version !== version) throw versionConflict(stored);
  const ids = categories.map(({ categoryId }) => categoryId);
  const found = await (ids.length === 0
    ? []
    : db.select({ id: riskCategory.id }).from(riskCategory).where(inArray(riskCategory.id, ids)).for('key share'));
  const problems = ids.flatMap((id, index) => {
    const field = `categories/${index}/categoryId`;
    if (ids.indexOf(id) < index) return [{ field, message: 'This category is listed twice' }];
    return found.some((category) => category.id === id) ? [] : [{ field, message: 'This category does not exist' }];
  });
  if (problems.length > 0) throw invalid(problems);
  return stored;
}

/** `Cloud 9, Finance 4`: the log is read by people. */
const inWords = ({ categories }: Schemas['RiskAppetite']): string | null =>
  categories.length === 0 ? null : categories.map(({ category, score }) => `${category.name} ${score}`).join(', ');

/** Stores the appetite and its version. @throws ApiError 409 if someone else was faster */
export async function storeAppetite(
  organisationId: string,
  changedBy: string | null,
  { version, score, categories }: Proposed,
): Promise<Schemas['RiskAppetite']> {
  const [stored] = await db
    .insert(riskAppetite)
    .values({ organisationId, version: 1, score })
    .onConflictDoUpdate({
      target: riskAppetite.organisationId,
      set: { version: sql`${riskAppetite.version} + 1`, score },
      setWhere: eq(riskAppetite.version, version),
    })
    .returning({ version: riskAppetite.version });
  if (stored === undefined) throw versionConflict(await readAppetite());
  await db.delete(categoryAppetite);
  if (categories.length > 0)
    await db.insert(categoryAppetite).values(categories.map((category) => ({ organisationId, ...category })));
  const appetite = await readAppetite();
  await db.insert(riskAppetiteVersion).values({
    organisationId,
    number: stored.version,
    changedBy,
    score,
    categories: appetite.categories.map(({ category: { id, name }, score: own }) => ({ id, name, score: own })),
  });
  return appetite;
}

/** Stores the appetite, and logs what has changed. */
async function change(
  context: OrganisationContext,
  before: Schemas['RiskAppetite'],
  proposed: Proposed,
): Promise<Schemas['RiskAppetite']> {
  const appetite = await storeAppetite(context.organisation.id, context.user.id, proposed);
  await logSetting(
    context,
    'riskAppetite',
    { score: before.score, categories: inWords(before) },
    { score: appetite.score, categories: inWords(appetite) },
  );
  return appetite;
}

/** What categories have of their own ends with them: that is a version like any other. */
export async function endAppetitesOf(context: OrganisationContext, categoryIds: readonly string[]): Promise<void> {
  const { version, score, categories } = await readAppetite();
  const kept = categories.filter(({ category }) => !categoryIds.includes(category.id));
  if (kept.length === categories.length) return;
  const proposed = kept.map(({ category, score: own }) => ({ categoryId: category.id, score: own }));
  await change(context, { version, score, categories }, { version, score, categories: proposed });
}

/** The risk appetite with its history. docs/decisions/193-risk-appetite-as-a-setting.md */
export const riskAppetiteHandlers: HandlersOf<'RiskAppetites'> = {
  read: () => readAppetite(),
  list: ({ query }) => appetiteVersions(query),

  async preview({ body }) {
    const proposed = normalised(body);
    await refuseUnfit(proposed);
    return previewAppetite(proposed);
  },

  async apply({ body }, context) {
    const proposed = normalised(body);
    return change(context, await refuseUnfit(proposed), proposed);
  },
};
