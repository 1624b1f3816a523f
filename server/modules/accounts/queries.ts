import { and, eq, sql } from 'drizzle-orm';

import type {
  OrganisationFeature,
  OrganisationRole,
  PermissionLevel,
  PlatformFeature,
  PlatformRole,
} from '#openapi/access.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import {
  membership,
  membershipPermission,
  organisation,
  organisationFeature,
  platformMembership,
  platformPermission,
  userAccount,
  userPreference,
} from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { withoutTimeZone } from '#server/modules/organisation/index.ts';

interface Permission<Feature> {
  feature: Feature;
  permission: PermissionLevel;
}

const permissions = <Feature>(feature: unknown, level: unknown) =>
  sql<
    Permission<Feature>[]
  >`coalesce(json_agg(json_build_object('feature', ${feature}, 'permission', ${level}) order by ${feature}), '[]')`;

/** In an organisation that is suspended or closing, nobody does more than read. */
const levelNow = sql`case when exists (
    select from ${organisation} where ${organisation.id} = ${membership.organisationId} and ${organisation.state} = 'ACTIVE')
  then ${membershipPermission.level} else 'VIEW' end`;

/** Rights count only for features enabled for the organisation (specification section 5). */
export const organisationPermissions = sql<Permission<OrganisationFeature>[]>`(
  select ${permissions(membershipPermission.feature, levelNow)}
  from ${membershipPermission}
  join ${organisationFeature} using (organisation_id, feature)
  where ${eqWithinOrganisation(membershipPermission.userId, membership.userId)})`;

const features = sql<OrganisationFeature[]>`(
  select coalesce(json_agg(${organisationFeature.feature} order by ${organisationFeature.feature}), '[]')
  from ${organisationFeature}
  where ${organisationFeature.organisationId} = ${membership.organisationId})`;

const platformPermissions = sql<Permission<PlatformFeature>[]>`(
  select ${permissions(platformPermission.feature, platformPermission.level)}
  from ${platformPermission}
  where ${platformPermission.userId} = ${platformMembership.userId})`;

const ownOrganisation = {
  id: organisation.id,
  name: organisation.name,
  logo: organisation.logo,
  timeZone: sql<string>`coalesce(${organisation.timeZone}, ${withoutTimeZone})`,
  state: organisation.state,
  stateReason: organisation.stateReason,
  eraseAt: organisation.eraseAt,
};

/** The account, its platform role and, for a named organisation, its role there: one statement per request. */
export const accountQueries = (platform: PlatformDatabase) => ({
  caller: platform
    .select({
      user: userAccount,
      platformRole: sql<PlatformRole | null>`${platformMembership.role}`,
      platformPermissions: sql<Permission<PlatformFeature>[]>`${platformPermissions}`,
      organisationId: membership.organisationId,
      organisationState: organisation.state,
      organisationRole: sql<OrganisationRole | null>`${membership.role}`,
      organisationPermissions,
    })
    .from(userAccount)
    .leftJoin(platformMembership, eq(platformMembership.userId, userAccount.id))
    .leftJoin(
      membership,
      and(eq(membership.userId, userAccount.id), eq(membership.organisationId, sql.placeholder('organisationId'))),
    )
    .leftJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(and(eq(userAccount.issuer, sql.placeholder('issuer')), eq(userAccount.subject, sql.placeholder('subject'))))
    .prepare('account_caller'),

  memberships: platform
    .select({
      organisation: ownOrganisation,
      features,
      role: sql<OrganisationRole>`${membership.role}`,
      featurePermissions: organisationPermissions,
    })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(eq(membership.userId, sql.placeholder('userId')))
    .orderBy(organisation.name)
    .prepare('account_memberships'),

  preference: platform
    .select({
      defaultOrganisationId: userPreference.defaultOrganisationId,
      locale: userPreference.locale,
      timeZone: userPreference.timeZone,
      browserTimeZone: userPreference.browserTimeZone,
    })
    .from(userPreference)
    .where(eq(userPreference.userId, sql.placeholder('userId')))
    .prepare('account_preference'),
});

export type AccountQueries = ReturnType<typeof accountQueries>;
