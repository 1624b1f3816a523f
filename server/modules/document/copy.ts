import { randomUUID } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import { nameKey } from '#domain/document/names.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { documentEntry, documentVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { lockEntry, log, placeIn, type ConflictMode, type Place } from './locks.ts';
import { arrivalsIn, refuseMode, requireMayReplace, settleName } from './names.ts';
import { entryWith } from './read.ts';
import { heightOf, refusePlace, subtree, type TreeRow } from './tree.ts';
import { addLatest, addVersions, requireQuota, requireVersionPlace } from './write.ts';

/** How many files and folders are copied at once: they are written in one transaction. */
const mostCopied = 2000;

/** Rows per statement. */
const batch = 500;

/** Where a copy goes, and what it is called there. */
interface Planned {
  readonly source: TreeRow;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** What is to be copied, by the folder that it is in. */
type Children = ReadonlyMap<string | null, readonly TreeRow[]>;

function byParent(rows: readonly TreeRow[]): Children {
  const children = new Map<string | null, TreeRow[]>();
  for (const row of rows) children.set(row.parentId, [...(children.get(row.parentId) ?? []), row]);
  return children;
}

interface Plan {
  readonly children: Children;
  readonly planned: Planned[];
}

/** A new folder: nothing in it can meet its own name. */
function planNew({ children, planned }: Plan, one: Planned): void {
  planned.push(one);
  for (const source of children.get(one.source.id) ?? [])
    planNew({ children, planned }, { source, id: randomUUID(), parentId: one.id, name: source.name });
}

/** What is copied into a folder that is there: folders into those of their name, files beside them under free names. */
async function planMerge(plan: Plan, sourceId: string, place: Place): Promise<void> {
  for (const arrival of await arrivalsIn(place, plan.children.get(sourceId) ?? [])) {
    const { entry: source, into } = arrival;
    if (into === null) planNew(plan, { source, id: randomUUID(), parentId: place.folderId, name: arrival.name });
    else await planMerge(plan, source.id, { ...place, folderId: into.id });
  }
}

/** The stored files of the latest versions: copies share them. */
async function filesOf(sources: readonly TreeRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = sources.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documentVersion.documentId, fileId: documentVersion.fileId })
    .from(documentVersion)
    .innerJoin(
      documentEntry,
      and(eq(documentEntry.id, documentVersion.documentId), eq(documentEntry.latest, documentVersion.number)),
    )
    .where(inArray(documentVersion.documentId, ids));
  return new Map(rows.map(({ id, fileId }) => [id, fileId]));
}

/** Writes what was planned, folders before what is in them. */
async function write(planned: readonly Planned[], repositoryId: string, context: OrganisationContext): Promise<void> {
  const files = await filesOf(planned.map(({ source }) => source).filter(({ kind }) => kind === 'FILE'));
  const common = { organisationId: context.organisation.id, repositoryId, createdBy: context.user.id };
  for (let start = 0; start < planned.length; start += batch) {
    const some = planned.slice(start, start + batch);
    await db.insert(documentEntry).values(
      some.map(({ source, id, parentId, name }) => ({
        ...common,
        id,
        parentId,
        kind: source.kind,
        title: name,
        nameKey: nameKey(name),
        latest: source.kind === 'FILE' ? 1 : null,
        ownerId: source.ownerId,
        copiedFrom: source.latest === null ? null : source.id,
        copiedNumber: source.latest,
      })),
    );
    const versions = some.flatMap(({ source, id: documentId }) => {
      const fileId = files.get(source.id);
      return fileId === undefined ? [] : [{ documentId, number: 1, fileId }];
    });
    if (versions.length > 0) await addVersions(versions, context);
  }
}

const modesOf = (kind: TreeRow['kind']): ConflictMode[] => ['STOP', 'RENAME', kind === 'FOLDER' ? 'MERGE' : 'VERSION'];

export const copyHandlers = {
  async copy({ path: { id }, body: { repositoryId, folderId, onConflict } }, context) {
    const { target: repository, entry } = await lockEntry({ id, into: repositoryId });
    refuseMode(onConflict, modesOf(entry.kind));
    requireMayReplace(onConflict, context);
    const place = await placeIn(repository.id, folderId);
    await refusePlace(place, entry.id, await heightOf(entry.id));
    const rows = await subtree(entry.id, mostCopied + 1);
    const [root] = rows;
    if (root === undefined) throw notFound();
    if (rows.length > mostCopied)
      throw invalid([{ field: 'id', message: `At most ${mostCopied} files and folders can be copied at once` }]);
    const { name, onto } = await settleName(place, { name: entry.title, kind: entry.kind }, onConflict);
    if (onto?.id === entry.id)
      throw invalid([
        {
          field: 'onConflict',
          message:
            entry.kind === 'FOLDER' ? 'A folder cannot be put into itself' : 'A file is no new version of itself',
        },
      ]);
    const plan: Plan = { children: byParent(rows), planned: [] };
    const copyId = onto?.id ?? randomUUID();
    if (onto === null) planNew(plan, { source: root, id: copyId, parentId: place.folderId, name });
    else if (onto.kind === 'FOLDER') await planMerge(plan, root.id, { ...place, folderId: onto.id });
    else {
      requireVersionPlace(onto.latest, 'onConflict');
      const fileId = (await filesOf([root])).get(root.id);
      if (fileId === undefined) throw notFound();
      await addLatest(onto, { fileId, note: `Copy of ${entry.title}`.slice(0, 200) }, context);
    }
    await write(plan.planned, repository.id, context);
    if (repository.id !== entry.repositoryId) await requireQuota(repository.id, 0, 'repositoryId');
    await log(context, repository, null, `${onto?.title ?? name} (copy of ${entry.title})`);
    return entryWith(copyId);
  },
} satisfies Partial<HandlersOf<'Documents'>>;
