import { asc, eq } from 'drizzle-orm';

import { playbookProblems } from '#domain/task/playbook.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { assessmentTier, incidentType, playbook } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { entryOf, logSetting, refuseUnknownChoices } from '#server/modules/record/index.ts';

import { taskDoer } from './doer.ts';

type Playbook = Schemas['Playbook'];
type Input = Schemas['PlaybookInput'];

const mostPlaybooks = 200;

const playbooks = () =>
  db
    .select({
      id: playbook.id,
      title: playbook.title,
      description: playbook.description,
      incidentTypeId: playbook.incidentTypeId,
      incidentType: { id: incidentType.id, name: incidentType.name },
      tierId: playbook.tierId,
      tier: { id: assessmentTier.id, name: assessmentTier.name },
      items: playbook.items,
      version: playbook.version,
    })
    .from(playbook)
    .leftJoin(incidentType, eq(incidentType.id, playbook.incidentTypeId))
    .leftJoin(assessmentTier, eq(assessmentTier.id, playbook.tierId))
    .$dynamic();

const shown = ({ items, ...row }: Awaited<ReturnType<typeof playbooks>>[number]): Playbook => ({
  ...row,
  items: [...items],
});

/** All playbooks, by their title. */
export const allPlaybooks = async (): Promise<Playbook[]> =>
  (await playbooks().orderBy(asc(playbook.title), asc(playbook.id)).limit(mostPlaybooks)).map(shown);

/** @throws ApiError 404 */
export async function playbookWith(id: string): Promise<Playbook> {
  const [found] = await playbooks().where(eq(playbook.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
}

const bindings = { incidentTypeId: entryOf('incidentType'), tierId: entryOf('assessmentTier') };

/** @throws ApiError 400 for what does not exist, or an item that waits for a later one */
async function refuse(input: Input, before: Input | null): Promise<void> {
  await refuseUnknownChoices(bindings, input, before ?? {});
  const known = new Set(before?.items.map(({ ownerId }) => ownerId));
  const people = input.items.map(({ ownerId }) => (known.has(ownerId) ? null : ownerId));
  const problems = [...playbookProblems(input.items)];
  const wanted = people.filter((id) => id !== null);
  const present = new Map(wanted.length === 0 ? [] : (await taskDoer.find(wanted)).map((one) => [one.id, one]));
  for (const [index, id] of people.entries()) {
    if (id === null || present.get(id.toLowerCase())?.retired === false) continue;
    const isMember = present.has(id.toLowerCase());
    problems.push({
      field: `items/${index}/ownerId`,
      message: (isMember ? taskDoer.retiredMessage : undefined) ?? taskDoer.message,
    });
  }
  if (problems.length > 0) throw invalid(problems);
}

const columnsOf = ({ title, description, incidentTypeId, tierId, items }: Input) => ({
  title,
  description,
  incidentTypeId,
  tierId,
  items,
});

/** A playbook as the log shows it. */
const inWords = ({ title, items }: Pick<Input, 'title' | 'items'>) => ({
  playbook: `${title}: ${items.map((item) => item.title).join('; ')}`.slice(0, 2000),
});

/** The playbooks of an organisation. */
export const playbookHandlers: Pick<HandlersOf<'Playbooks'>, 'add' | 'all' | 'discard' | 'replace'> = {
  all: allPlaybooks,

  async add({ body }, context) {
    await refuse(body, null);
    if ((await db.$count(playbook)) >= mostPlaybooks)
      throw invalid([{ field: 'title', message: `There are ${mostPlaybooks} already: remove one of them first` }]);
    const [added] = await db
      .insert(playbook)
      .values({ organisationId: context.organisation.id, ...columnsOf(body) })
      .returning({ id: playbook.id });
    if (added === undefined) throw new Error('No playbook was added');
    await logSetting(context, 'playbooks', {}, inWords(body));
    return playbookWith(added.id);
  },

  async replace({ path: { id }, body: { version, ...input } }, context) {
    await db.select({ id: playbook.id }).from(playbook).where(eq(playbook.id, id)).for('update');
    const before = await playbookWith(id);
    if (before.version !== version) throw versionConflict(before);
    await refuse(input, before);
    await db
      .update(playbook)
      .set({ ...columnsOf(input), version: version + 1 })
      .where(eq(playbook.id, id));
    await logSetting(context, 'playbooks', inWords(before), inWords(input));
    return playbookWith(id);
  },

  async discard({ path: { id }, query: { version } }, context) {
    await db.select({ id: playbook.id }).from(playbook).where(eq(playbook.id, id)).for('update');
    const before = await playbookWith(id);
    if (before.version !== version) throw versionConflict(before);
    await db.delete(playbook).where(eq(playbook.id, id));
    await logSetting(context, 'playbooks', inWords(before), { playbook: null });
  },
};
