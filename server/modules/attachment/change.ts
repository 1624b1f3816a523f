import { meetsRequirement } from '#openapi/access.ts';
import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { notAuthorised, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { logActivity } from '#server/modules/record/index.ts';

import { attachmentWith, lockAttachment } from './read.ts';

/** The record of an attached file. */
interface Entity {
  readonly kind: RecordKind;
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** Only those who may edit the records of the register may change their files. @throws ApiError 403 */
export function requireEdit({ organisation }: OrganisationContext, { kind }: Entity): void {
  const { roles, feature } = registers[kind];
  if (!meetsRequirement(organisation, { roles, feature, level: 'EDIT' })) throw notAuthorised();
}

/** Logs the name that a file had, and has now: it is part of the history of the record. */
export async function log(
  context: OrganisationContext,
  { kind, id, ref, title }: Entity,
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

/** An attached file, locked for a change of the version that was read. @throws ApiError 403, 404, 409 */
export async function lockForChange(context: OrganisationContext, { id, version, state = 'live' }: Wanted) {
  const locked = await lockAttachment(context, id);
  requireEdit(context, locked.entity);
  if ((locked.attachment.removedAt !== null) !== (state === 'removed')) throw notFound();
  const before = await attachmentWith(id);
  if (before.version !== version) throw versionConflict(before);
  return { ...locked, before };
}
