import { isDeepStrictEqual } from 'node:util';

import { settingTexts, type Setting } from '#domain/words/settings.ts';
import type { MemberContext, OrganisationContext } from '#server/contract/types.ts';
import { activity, type FieldChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { EntityType } from '../people/visibility.ts';

/** An action as recorded in a log; the platform's log has other entity types than an organisation's. */
export interface ActivityEntry<Entity extends string = EntityType> {
  readonly action: 'CREATE' | 'UPDATE' | 'DELETE' | 'RESTORE';
  readonly entityType: Entity;
  readonly entityId: string;
  /** The record's reference. */
  readonly entityRef?: string;
  readonly entityName: string;
  readonly changes: FieldChange[];
}

/** The fields that differ between the old and the new state, for the activity log. */
export const changesBetween = (before: object, after: object): FieldChange[] => {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(was.get(field), value))
    .map(([field, value]) => ({ field, old: was.get(field) ?? null, new: value }));
};

/** Who does something, and from where: of a job nobody knows where. */
export interface Author {
  readonly user: Pick<MemberContext['user'], 'id'>;
  readonly request: { readonly ip: string | null; readonly userAgent: string | null };
}

/** Actor and origin: the same columns in every log. */
export const authorship = ({ user, request }: Author) => ({
  actorId: user.id,
  ip: request.ip,
  userAgent: request.userAgent,
});

/** Logs what changed in a setting of the organisation, if anything did. */
export async function logSetting(
  context: OrganisationContext,
  setting: Setting,
  before: object,
  after: object,
): Promise<void> {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  const named = { entityType: setting, entityId: context.organisation.id, entityName: settingTexts[setting].name };
  await logActivity(context, { action: 'UPDATE', ...named, changes });
}

/** Writes entries to the organisation's activity log, in the transaction of the changes they describe. */
export async function logActivity(context: OrganisationContext, ...entries: readonly ActivityEntry[]): Promise<void> {
  const common = { organisationId: context.organisation.id, ...authorship(context) };
  await db.insert(activity).values(entries.map((entry) => ({ ...common, ...entry })));
}
