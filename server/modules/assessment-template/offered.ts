import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import {
  assessmentTemplate as template,
  assessmentTemplateServiceType as ofType,
  assessmentTier as tier,
  record,
  serviceProvider as provider,
  serviceType,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { containsText, isAskedFor, pickerLimit } from '#server/modules/record/index.ts';

const isGlobal = sql<boolean>`${template.scope} = 'GLOBAL'`;

/** How well a template fits the provider. */
const fit = sql`case when ${serviceType.id} is not null then 2 else 0 end
  + case when ${tier.id} is not null then 2 else 0 end + case when ${isGlobal} then 1 else 0 end`;

/** The templates that assessments can be made from, those first that fit the provider. */
export const offeredHandlers: HandlersOf<'OfferedTemplates'> = {
  options: ({ query: { providerId, ...query } }) =>
    db
      .select({
        id: record.id,
        ref: record.ref,
        title: record.title,
        serviceType: serviceType.name,
        tier: tier.name,
        isGlobal,
      })
      .from(template)
      .innerJoin(record, eqWithinOrganisation(record.id, template.id))
      .leftJoin(
        provider,
        and(eq(provider.organisationId, template.organisationId), eq(provider.id, sql`${providerId ?? null}::uuid`)),
      )
      .leftJoin(
        ofType,
        and(eqWithinOrganisation(ofType.templateId, template.id), eq(ofType.serviceTypeId, provider.serviceTypeId)),
      )
      .leftJoin(serviceType, eqWithinOrganisation(serviceType.id, ofType.serviceTypeId))
      .leftJoin(tier, and(eqWithinOrganisation(tier.id, template.tierId), eq(tier.id, provider.tierId)))
      .where(and(isNull(record.deletedAt), eq(template.status, 'ACTIVE'), isAskedFor(record.id, query, containsText)))
      .orderBy(desc(fit), asc(record.ref), asc(record.id))
      .limit(pickerLimit(query)),
};
