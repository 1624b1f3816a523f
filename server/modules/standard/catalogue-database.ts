import type { OrganisationDatabase } from '#server/database/tenancy.ts';

/** A transaction of an organisation or of the platform: row-level security decides whose standards it sees. */
export type CatalogueDatabase = Pick<OrganisationDatabase, 'select' | 'insert' | 'update' | 'delete'>;
