import { and, eq, sql } from 'drizzle-orm';

import { isPossible } from '#domain/lifecycle.ts';
import {
  daysUntilErasure,
  organisationLifecycle,
  type OrganisationState,
} from '#domain/people/organisation-lifecycle.ts';
import { organisationStateTexts } from '#domain/words/platform.ts';
import { hasFeature } from '#openapi/access.ts';
import { conflict, forbidden, invalid, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { Input, PlatformContext, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { organisation } from '#server/database/schema/index.ts';
import type { PlatformTransaction } from '#server/modules/platform/index.ts';

import { setFeatures } from './features.ts';
import { logOrganisation } from './log.ts';
import { readOrganisation } from './read.ts';

type Organisation = Schemas['PlatformOrganisation'];

/** @returns an ApiError 409 for a name that another organisation has; any other error unchanged */
export function toNameError(error: unknown, current?: Organisation): unknown {
  if (violatedUniqueConstraint(error) !== 'organisation_name') return error;
  return conflict([{ field: 'name', message: 'Another organisation has this name' }], current);
}

/** Holds an organisation until the transaction ends. @throws ApiError 404, and 409 for another version than was read */
async function held(transaction: PlatformTransaction, id: string, version: number): Promise<Organisation> {
  await transaction.select({ id: organisation.id }).from(organisation).where(eq(organisation.id, id)).for('update');
  const found = await readOrganisation(transaction, id);
  if (found.version !== version) throw versionConflict(found);
  return found;
}

const listed = (features: readonly string[]): string => features.toSorted().join(', ');

function changesOf(before: Organisation, { name, features }: Omit<Schemas['PlatformOrganisationChanges'], 'version'>) {
  const renamed = name !== undefined && name !== before.name ? [{ field: 'name', old: before.name, new: name }] : [];
  const [old, now] = [listed(before.features), listed(features ?? before.features)];
  return [...renamed, ...(old === now ? [] : [{ field: 'features', old, new: now }])];
}

/** Renames an organisation or changes its features. */
export async function updateOrganisation(
  platform: PlatformDatabase,
  { path: { id }, body }: Input<'PlatformOrganisations.update'>,
  context: PlatformContext,
): Promise<Organisation> {
  const { version, name, features } = body;
  const current = await readOrganisation(platform, id);
  return platform
    .transaction(async (transaction) => {
      const before = await held(transaction, id, version);
      if (features !== undefined)
        await setFeatures(transaction, id, { before: before.features, features: [...new Set(features)] });
      await transaction
        .update(organisation)
        .set({ ...(name === undefined ? {} : { name }), version: version + 1, updatedAt: sql`now()` })
        .where(eq(organisation.id, id));
      await logOrganisation(transaction, context, {
        action: 'UPDATE',
        organisation: before,
        changes: changesOf(before, body),
      });
      return readOrganisation(transaction, id);
    })
    .catch((error: unknown) => {
      throw toNameError(error, current);
    });
}

/** What is missing for a step. */
function missingFor(
  { action, reason = '', name }: Schemas['PlatformOrganisationStep'],
  before: Organisation,
): FieldError[] {
  const { needs } = organisationLifecycle.steps[action];
  return [
    ...(needs.includes('reason') && reason.trim() === '' ? [{ field: 'reason', message: 'Enter the reason' }] : []),
    ...(needs.includes('name') && name !== before.name
      ? [{ field: 'name', message: `Type the name of the organisation: ${before.name}` }]
      : []),
  ];
}

const stateAfter = (action: Schemas['OrganisationAction']): OrganisationState => {
  const { to } = organisationLifecycle.steps[action];
  if (to === 'ERASED') throw new Error('Nobody erases an organisation by hand');
  return to;
};

/** The reason of a suspension stays what it was, unless there is a new one. */
const reasonAfter = (state: OrganisationState, reason: string | undefined, before: Organisation): string =>
  state === 'ACTIVE' ? '' : (reason?.trim() ?? before.stateReason);

/** Takes a step of the lifecycle. */
export async function changeState(
  platform: PlatformDatabase,
  { path: { id }, body }: Input<'PlatformOrganisations.changeState'>,
  context: PlatformContext,
): Promise<Organisation> {
  const { action, version, reason } = body;
  if (action === 'CLOSE' && !hasFeature(context.platform, 'ADMIN_ORGANISATION', 'DELETE'))
    throw forbidden('You may not close organisations');
  return platform.transaction(async (transaction) => {
    const before = await held(transaction, id, version);
    if (!isPossible(organisationLifecycle.steps[action], before.state)) {
      const message = `This is not possible while it is “${organisationStateTexts[before.state]}”`;
      throw conflict([{ field: 'action', message }], before);
    }
    const missing = missingFor(body, before);
    if (missing.length > 0) throw invalid(missing);
    const state = stateAfter(action);
    const stateReason = reasonAfter(state, reason, before);
    await transaction
      .update(organisation)
      .set({
        state,
        stateReason,
        stateChangedAt: sql`now()`,
        eraseAt: state === 'CLOSING' ? sql`now() + make_interval(days => ${daysUntilErasure})` : null,
        version: version + 1,
        updatedAt: sql`now()`,
      })
      .where(and(eq(organisation.id, id), eq(organisation.version, version)));
    await logOrganisation(transaction, context, {
      action: 'UPDATE',
      organisation: before,
      changes: [
        { field: 'state', old: organisationStateTexts[before.state], new: organisationStateTexts[state] },
        ...(stateReason === before.stateReason
          ? []
          : [{ field: 'stateReason', old: before.stateReason, new: stateReason }]),
      ],
    });
    return readOrganisation(transaction, id);
  });
}
