import { meetsRequirement } from '#openapi/access.ts';
import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { notAuthorised, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { findViewable, holdViewable, logActivity } from '#server/modules/record/index.ts';

import { attachmentWith, findAttachment, lockAttachment, type LockedAttachment } from './read.ts';

/** The record of an attached file. */
interface Entity {
  readonly kind: RecordKind;
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** Only those who may edit the records of the register may change their files. @throws ApiError 403 */
export function requireEdit({ organisation }: OrganisationContext, { kind }: Entity): void {
  if (!meetsRequirement(organisation, { ...registers[kind], level: 'EDIT' })) throw notAuthorised();
}

/** Logs the name that a file had, and has now: it is part of the history of the record. */
export async function log(
  context: OrganisationContext,
  { entity: { kind, id, ref, title } }: FileChange,
  old: string | null,
  now: string | null,
) {
  const named = { entityType: kind, entityId: id, entityRef: ref, entityName: title };
  await logActivity(context, { action: 'UPDATE', ...named, changes: [{ field: 'attachment', old, new: now }] });
}

/** The version of an attached file that is to be changed. */
interface Wanted {
  readonly id: string;
  readonly version: number;
  readonly state?: 'live' | 'removed';
}

/** @throws ApiError 404, 409 */
async function wantedOf(removedAt: Date | null, { id, version, state = 'live' }: Wanted) {
  if ((removedAt !== null) !== (state === 'removed')) throw notFound();
  const before = await attachmentWith(id);
  if (before.version !== version) throw versionConflict(before);
  return before;
}

/** An attached file that the caller may change, in the version that was read. Nothing is locked. @throws ApiError 403, 404, 409 */
export async function findChangeable(context: OrganisationContext, wanted: Wanted) {
  const found = await findAttachment(context, wanted.id);
  requireEdit(context, found.entity);
  return { ...found, before: await wantedOf(found.attachment.removedAt, wanted) };
}

/**
 * What follows for a record when its files change, where that is more than a line in its log. It runs in the transaction of the
 * change, before it, and begins with locking the record.
 */
export type FileKeeper = (context: OrganisationContext, recordId: string) => Promise<void>;

export type FileKeepers = Partial<Readonly<Record<RecordKind, FileKeeper>>>;

/** Who may add files to records of a register beside those who may edit it. */
export type FileAdders = Partial<
  Readonly<Record<RecordKind, (context: OrganisationContext, recordId: string) => Promise<void>>>
>;

/** Those who may edit the records of the register may add files to them, and whom it lets beside them. @throws ApiError 403 */
export const requireAdding =
  (adders: FileAdders): MayChange =>
  async (context, entity) => {
    const also = adders[entity.kind];
    if (also === undefined) requireEdit(context, entity);
    else await also(context, entity.id);
  };

/** A record whose files may be changed until the transaction ends. Only `fileChanges` makes one. */
class FileChange {
  /** No other object has the type of this class. */
  protected readonly isBegun = true;
  readonly entity: Entity;
  constructor(entity: Entity) {
    this.entity = entity;
  }
}
export type { FileChange };

/** @throws ApiError for those who may not change the files of a record */
export type MayChange = (context: OrganisationContext, entity: Entity) => void | Promise<void>;

export interface FileChanges {
  /** @param mayChange refuses who may not: by default everyone who may not edit the record @throws ApiError 403, 404 */
  begin(context: OrganisationContext, recordId: string, mayChange?: MayChange): Promise<FileChange>;
  /** Also locks the attached file, in the version that was read. @throws ApiError 403, 404, 409 */
  beginOf(context: OrganisationContext, wanted: Wanted): Promise<ChangeOfFile>;
}

interface ChangeOfFile {
  readonly change: FileChange;
  readonly attachment: LockedAttachment;
  readonly before: Schemas['Attachment'];
}

/** The only way to change the files of records: it holds the record first, and does what its register asks for. */
export function fileChanges(keepers: FileKeepers): FileChanges {
  const begin = async (context: OrganisationContext, recordId: string, mayChange: MayChange = requireEdit) => {
    const found = await findViewable(context, recordId);
    await mayChange(context, found);
    await keepers[found.kind]?.(context, recordId);
    return new FileChange(await holdViewable(context, recordId));
  };
  return {
    begin,
    async beginOf(context, wanted) {
      const { attachment } = await findChangeable(context, wanted);
      const change = await begin(context, attachment.recordId);
      const locked = await lockAttachment(context, wanted.id);
      return { change, attachment: locked.attachment, before: await wantedOf(locked.attachment.removedAt, wanted) };
    },
  };
}
