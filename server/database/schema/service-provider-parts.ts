import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencyValues, providerDocumentKindValues, providerDocumentStatusValues } from '#openapi/generated/values.ts';

import { attachment } from './attachment.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { contractStatus, serviceProvider } from './service-provider.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** A contract with a provider. A removed one can be restored until its provider is permanently deleted. */
export const providerContract = pgTable(
  'service_provider_contract',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    providerId: uuid('provider_id').notNull(),
    title: text('title').notNull(),
    reference: text('reference').notNull().default(''),
    statusId: uuid('status_id'),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    noticeDays: integer('notice_days'),
    /** From the two before it (domain/service-provider/contract-dates.ts), for reminders and figures. */
    noticeOn: day('notice_on'),
    autoRenews: boolean('auto_renews').notNull().default(false),
    annualCost: integer('annual_cost'),
    currency: text('currency', { enum: currencyValues }),
    governingLaw: text('governing_law').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('service_provider_contract_provider', [table.organisationId, table.providerId], serviceProvider),
    withinOrganisation('service_provider_contract_status', [table.organisationId, table.statusId], contractStatus),
    check('service_provider_contract_currency', sql`${table.currency} in (${literals(currencyValues)})`),
    check('service_provider_contract_figures', sql`${table.annualCost} >= 0 and ${table.noticeDays} >= 0`),
    check('service_provider_contract_term', sql`${table.endsOn} >= ${table.startsOn}`),
    index('service_provider_contract_of').on(table.organisationId, table.providerId, table.endsOn),
    index('service_provider_contract_status_use').on(table.organisationId, table.statusId),
    index('service_provider_contract_end').on(table.organisationId, table.endsOn, table.id),
    index('service_provider_contract_notice').on(table.organisationId, table.noticeOn, table.id),
  ],
);

/** A document of a provider. A removed one can be restored until its provider is permanently deleted. */
export const providerDocument = pgTable(
  'service_provider_document',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    providerId: uuid('provider_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: providerDocumentKindValues }).notNull(),
    status: text('status', { enum: providerDocumentStatusValues }).notNull(),
    issuedOn: day('issued_on'),
    expiresOn: day('expires_on'),
    /** An attachment of the provider. */
    fileId: uuid('file_id'),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('service_provider_document_provider', [table.organisationId, table.providerId], serviceProvider),
    // Of the column alone, as its migration says: the document outlives its file.
    withinOrganisation('service_provider_document_file', [table.organisationId, table.fileId], attachment).onDelete(
      'set null',
    ),
    check('service_provider_document_kind', sql`${table.kind} in (${literals(providerDocumentKindValues)})`),
    check('service_provider_document_status', sql`${table.status} in (${literals(providerDocumentStatusValues)})`),
    check('service_provider_document_term', sql`${table.expiresOn} >= ${table.issuedOn}`),
    index('service_provider_document_of').on(table.organisationId, table.providerId, table.expiresOn),
    index('service_provider_document_file_use').on(table.organisationId, table.fileId),
    index('service_provider_document_expiry').on(table.organisationId, table.expiresOn, table.id),
  ],
);
