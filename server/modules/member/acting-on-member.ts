import { sql } from 'drizzle-orm';

import { memberRefusals, refusalToActOnMember, refusalToGrant, type Rights } from '#domain/people/granting.ts';
import type { OrganisationFeature } from '#openapi/access.ts';
import { forbidden, invalid, notAuthorised } from '#server/contract/errors.ts';
import type { Data, Input, OrganisationContext, PersonHandler, PersonOperationId } from '#server/contract/types.ts';
import { organisationFeature } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { actingFor } from '#server/modules/accounts/index.ts';
import { toPersonError } from '#server/modules/platform/index.ts';

import { formerMember, storedMember, type StoredMember } from './read.ts';

type MemberOperationId = Extract<PersonOperationId, `Members.${string}`>;

/** The caller's role and rights as they are stored now. */
export type Acting = OrganisationContext['organisation'];

/**
 * The caller as stored: their rights may have changed since the request was authorised.
 * @throws ApiError 403
 */
export async function actingNow({ organisation, user, request }: OrganisationContext): Promise<Acting> {
  const { id: organisationId } = organisation;
  const { id, ip, userAgent } = request;
  const now = await actingFor({ id, organisationId, authorId: user.id, ip, userAgent });
  if (now === undefined) throw notAuthorised();
  return now.organisation;
}

/** @throws ApiError 403 for oneself and for higher roles; 404 for someone who is no member */
async function memberToActOn(id: string, context: OrganisationContext, acting: Acting): Promise<StoredMember> {
  const member = await storedMember(id);
  const refusal = refusalToActOnMember({ id: context.user.id, role: acting.role }, member);
  if (refusal !== undefined) throw forbidden(memberRefusals[refusal]);
  return member;
}

/** @throws ApiError 403 for what the caller does not hold */
export function refuseToGrant(acting: Acting, granted: Rights, before?: Rights): void {
  const refusal = refusalToGrant(acting, granted, before);
  if (refusal !== undefined) throw forbidden(memberRefusals[refusal]);
}

/** The features that the organisation of the transaction has. */
export async function ownFeatures(): Promise<ReadonlySet<OrganisationFeature>> {
  const rows = await db
    .select({ feature: sql<OrganisationFeature>`${organisationFeature.feature}` })
    .from(organisationFeature);
  return new Set(rows.map(({ feature }) => feature));
}

/** @throws ApiError 400 for a feature that the organisation does not have, or that is named twice */
export async function refuseUnknownFeatures({ featurePermissions }: Rights): Promise<void> {
  const features = await ownFeatures();
  const errors = featurePermissions.flatMap(({ feature }, index) => {
    const field = `featurePermissions/${index}/feature`;
    if (!features.has(feature)) return [{ field, message: 'The organisation does not have this feature' }];
    const isRepeated = featurePermissions.findIndex((one) => one.feature === feature) < index;
    return isRepeated ? [{ field, message: 'Name each feature once' }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** @throws ApiError 409 if nobody would be left to administer the organisation */
async function checkAdministrators(): Promise<void> {
  try {
    await db.execute(sql`set constraints all immediate`);
  } catch (error) {
    throw toPersonError(error);
  }
}

/**
 * The only way to create the handler of an operation that acts on a member (`actsOn` of `x-access`): such work is serialised with all
 * other work on people, and decides by what is stored then.
 */
export function actingOnMember<K extends MemberOperationId>(
  work: (
    given: { readonly input: Input<K>; readonly member: StoredMember; readonly acting: Acting },
    context: OrganisationContext,
  ) => Promise<Data<K>>,
  whom: 'members' | 'formerToo' = 'members',
): PersonHandler<K> {
  const handler = async (input: Input<K>, context: OrganisationContext): Promise<Data<K>> => {
    await db.execute(sql`select lock_people()`);
    const acting = await actingNow(context);
    const id = idIn(input.path);
    const former = whom === 'formerToo' ? await formerMember(id) : undefined;
    const member = former ?? (await memberToActOn(id, context, acting));
    const answer = await work({ input, member, acting }, context);
    await checkAdministrators();
    return answer;
  };
  return Object.assign(handler, { actsOn: 'person' as const });
}

/** Validated against the contract; the generic operation's types do not show it. */
function idIn(path: object): string {
  if ('id' in path && typeof path.id === 'string') return path.id.toLowerCase();
  throw new Error('An operation that acts on a member must have their id in its path');
}
