import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, risk, riskCategoryAssignment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  addRecord,
  changesBetween,
  containing,
  lockForChange,
  logActivity,
  setDeleted,
  toPage,
  touchRecord,
  type RecordText,
} from '#server/modules/record/index.ts';

import { resolveChoices } from './choices.ts';
import { listRisks } from './list.ts';
import { liveRisk, ratingBands, riskRows, toRisk, type RiskRow } from './queries.ts';
import { scoreOf } from './rules.ts';

type Risk = Schemas['Risk'];
type RiskInput = Schemas['RiskInput'];

const optionLimit = 50;

async function shown(row: Promise<RiskRow | undefined>): Promise<Risk> {
  const [found, bands] = await Promise.all([row, ratingBands()]);
  if (found === undefined) throw notFound();
  return toRisk(found, bands);
}

const readRisk = (id: string) => shown(liveRisk(id));

/** As it is stored, removed or not. */
const readStored = (id: string) => shown(riskRows([id]).then(([row]) => row));

const textOf = ({ title, description }: Pick<Required<RiskInput>, 'title' | 'description'>): RecordText => ({
  title,
  searchable: [description],
});

/** What a person may set, as it stands on a risk. */
const inputOf = (current: Risk): Required<RiskInput> => ({
  title: current.title,
  description: current.description,
  categoryIds: current.categories.map(({ id }) => id),
  likelihoodId: current.likelihood?.id ?? null,
  impactId: current.impact?.id ?? null,
  treatment: current.treatment,
  nextReviewOn: current.nextReviewOn,
});

const emptyInput = {
  description: '',
  categoryIds: [],
  likelihoodId: null,
  impactId: null,
  treatment: 'NONE',
  nextReviewOn: null,
} satisfies Omit<Required<RiskInput>, 'title'>;

async function assignCategories(organisationId: string, riskId: string, categoryIds: readonly string[]): Promise<void> {
  await db.delete(riskCategoryAssignment).where(eq(riskCategoryAssignment.riskId, riskId));
  if (categoryIds.length === 0) return;
  await db
    .insert(riskCategoryAssignment)
    .values(categoryIds.map((categoryId) => ({ organisationId, riskId, categoryId })));
}

/** The risk's own columns for what a person set. */
async function columnsOf(input: Required<RiskInput>) {
  const { categoryIds, likelihoodScore, impactScore } = await resolveChoices(input);
  const { description, likelihoodId, impactId, treatment, nextReviewOn } = input;
  const score = scoreOf(likelihoodScore, impactScore);
  return { categoryIds, columns: { description, likelihoodId, impactId, treatment, nextReviewOn, score } };
}

const log = (
  context: OrganisationContext,
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'RESTORE',
  of: Risk,
  before: object,
  after: object,
) =>
  logActivity(context, {
    action,
    entityType: 'risk',
    entityId: of.id,
    entityName: `${of.ref} ${of.title}`,
    changes: changesBetween(before, after),
  });

/** The risk register. */
export const riskHandlers: HandlersOf<'Risks'> = {
  async list({ query }) {
    const [{ rows, total }, bands] = await Promise.all([listRisks(query), ratingBands()]);
    return toPage(
      query,
      total,
      rows.map((row) => toRisk(row, bands)),
    );
  },

  async options({ query }) {
    const matches = query.search
      ? sql`${record.id} in (select search_records('risk', ${containing(query.search)}))`
      : undefined;
    return db
      .select({ id: record.id, ref: record.ref, title: record.title })
      .from(record)
      .where(and(eq(record.kind, 'risk'), isNull(record.deletedAt), matches))
      .orderBy(asc(record.ref), asc(record.id))
      .limit(optionLimit);
  },

  get: ({ path }) => readRisk(path.id),

  async create({ body }, context) {
    const input = { ...emptyInput, ...body };
    const { categoryIds, columns } = await columnsOf(input);
    const organisationId = context.organisation.id;
    const { id } = await addRecord(context, 'risk', textOf(input));
    await db.insert(risk).values({ organisationId, id, ...columns });
    await assignCategories(organisationId, id, categoryIds ?? []);
    const created = await readRisk(id);
    await log(context, 'CREATE', created, {}, body);
    return created;
  },

  async update({ path, body: { version, ...changes } }, context) {
    const { ref } = await lockForChange('risk', path.id, version, () => readRisk(path.id));
    const before = inputOf(await readRisk(path.id));
    const input = { ...before, ...changes };
    const { categoryIds, columns } = await columnsOf(input);
    await touchRecord(context, path.id, ref, textOf(input));
    await db.update(risk).set(columns).where(eq(risk.id, path.id));
    if (changes.categoryIds !== undefined) {
      await assignCategories(context.organisation.id, path.id, categoryIds ?? []);
    }
    const changed = await readRisk(path.id);
    await log(context, 'UPDATE', changed, before, inputOf(changed));
    return changed;
  },

  async remove({ path, query }, context) {
    await lockForChange('risk', path.id, query.version, () => readRisk(path.id));
    const removed = await readRisk(path.id);
    await setDeleted(context, path.id, true);
    await log(context, 'DELETE', removed, {}, {});
  },

  async restore({ path, body }, context) {
    await lockForChange('risk', path.id, body.version, () => readStored(path.id), 'deleted');
    await setDeleted(context, path.id, false);
    const restored = await readRisk(path.id);
    await log(context, 'RESTORE', restored, {}, {});
    return restored;
  },
};
