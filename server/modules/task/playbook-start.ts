import { eq, sql } from 'drizzle-orm';

import { playbookDueOn, type PlaybookItem, type PlaybookMoments } from '#domain/task/playbook.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { incident, playbook, record, serviceProvider } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';
import { findViewable, ownersOfRecord, viewersAmong } from '#server/modules/record/index.ts';
import { dueFields } from '#server/modules/reminder/index.ts';

import { allPlaybooks, playbookWith } from './playbooks.ts';
import { linkTasks, placedAt, recordTasksWith } from './record-tasks.ts';

type NamedRecord = Awaited<ReturnType<typeof findViewable>>;
type Create = HandlersOf<'Tasks'>['create'];

/** The first day on which a record is due. */
async function dueDayOf({ kind, id }: NamedRecord): Promise<string | null> {
  for (const { dueOn, table } of dueFields.filter((field) => field.kind === kind)) {
    const { rows } = await db.execute<{ day: string | null }>(
      sql`select ${dueOn}::text as day from ${table} where ${table.id} = ${id}`,
    );
    const day = rows[0]?.day ?? null;
    if (day !== null) return day;
  }
  return null;
}

async function momentsOf(of: NamedRecord): Promise<PlaybookMoments> {
  const [created] = await db.select({ at: record.createdAt }).from(record).where(eq(record.id, of.id));
  const [detected] =
    of.kind === 'incident'
      ? await db.select({ at: incident.detectedAt }).from(incident).where(eq(incident.id, of.id))
      : [];
  return {
    createdAt: (created?.at ?? new Date()).toISOString(),
    detectedAt: detected?.at?.toISOString() ?? null,
    dueOn: await dueDayOf(of),
    timeZone: await organisationTimeZone(),
  };
}

/** Which playbooks are meant for a record. */
async function boundTo({ kind, id }: NamedRecord): Promise<(one: Schemas['Playbook']) => boolean> {
  if (kind === 'incident') {
    const [found] = await db.select({ typeId: incident.typeId }).from(incident).where(eq(incident.id, id));
    return ({ incidentTypeId }) => incidentTypeId !== null && incidentTypeId === found?.typeId;
  }
  if (kind === 'serviceProvider') {
    const [found] = await db
      .select({ tierId: serviceProvider.tierId })
      .from(serviceProvider)
      .where(eq(serviceProvider.id, id));
    return ({ tierId }) => tierId !== null && tierId === found?.tierId;
  }
  return () => false;
}

/** Those that are meant for a record come first, and those that are meant for others last. */
function rankOf(one: Schemas['Playbook'], isBound: (one: Schemas['Playbook']) => boolean): number {
  if (isBound(one)) return 0;
  return one.incidentTypeId === null && one.tierId === null ? 1 : 2;
}

/** Who does the items: only those who may see tasks; of the others, the first owner of the record. */
async function ownersOf(items: readonly PlaybookItem[], { kind, id }: NamedRecord) {
  const [held] = await db
    .select({ owners: ownersOfRecord(kind) })
    .from(record)
    .where(eq(record.id, id));
  const owner = held?.owners[0] ?? null;
  const named = items.flatMap(({ ownerId }) => ownerId ?? []);
  const may = new Set(await viewersAmong('task', [...new Set([...named, ...(owner === null ? [] : [owner])])]));
  const fallback = owner !== null && may.has(owner) ? owner : null;
  return ({ ownerId }: PlaybookItem) => (ownerId !== null && may.has(ownerId) ? ownerId : fallback);
}

/** Starts playbooks at records. @param create adds a task to its register */
export const startHandlers = (create: Create): Pick<HandlersOf<'Playbooks'>, 'offered' | 'start'> => ({
  async offered({ path: { id } }, context) {
    const isBound = await boundTo(await findViewable(context, id));
    return (await allPlaybooks())
      .toSorted((one, other) => rankOf(one, isBound) - rankOf(other, isBound))
      .map((one) => ({
        id: one.id,
        title: one.title,
        description: one.description,
        tasks: one.items.length,
        isBound: isBound(one),
      }));
  },

  async start({ path: { id }, body: { playbookId } }, context) {
    const at = await findViewable(context, id);
    const [known] = await db.select({ id: playbook.id }).from(playbook).where(eq(playbook.id, playbookId));
    if (known === undefined) throw invalid([{ field: 'playbookId', message: 'This playbook does not exist' }]);
    const { items } = await playbookWith(known.id);
    const added = await addTasks(context, items, { at, create });
    await linkTasks(context, at, added);
    return recordTasksWith(
      context,
      added.map((one) => one.id),
    );
  },
});

/** Adds the tasks of a playbook one after the other: an item waits for those that were added before it. */
async function addTasks(
  context: OrganisationContext,
  items: readonly PlaybookItem[],
  { at, create }: { readonly at: NamedRecord; readonly create: Create },
): Promise<Schemas['Task'][]> {
  const moments = await momentsOf(at);
  const ownerOf = await ownersOf(items, at);
  const added: Schemas['Task'][] = [];
  for (const item of items) {
    const body = {
      ...placedAt(at),
      title: item.title,
      description: item.description,
      ownerId: ownerOf(item),
      dueOn: playbookDueOn(item, moments),
      predecessorIds: item.after.flatMap((place) => added[place - 1]?.id ?? []),
    };
    added.push(await create({ path: {}, query: {}, body }, context));
  }
  return added;
}
