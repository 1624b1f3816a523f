import { sql } from 'drizzle-orm';

import { db } from './tenancy.ts';

/**
 * Lets PostgreSQL plan its checks of foreign keys for the tables as they are now: the plans that a session keeps are of
 * tables that may have been small, and then read them whole for every row that is added. Before many rows are.
 */
export const planAgain = () => db.execute(sql`discard plans`);
