import { sql, type SQL } from 'drizzle-orm';

import type { Moment } from './moment.ts';

/**
 * The own controls that were sources of positions at a moment, as rows of organisation_id, position_id and own_control_id: linked, not
 * retired, and not removed (decision 211).
 */
export const sourcesAt = ({ past }: Moment): SQL =>
  past === undefined
    ? sql`(select link.organisation_id, link.position_id, link.own_control_id from control_link link
        join own_control own on own.organisation_id = link.organisation_id and own.id = link.own_control_id
          and own.implementation <> 'RETIRED'
        join record on record.organisation_id = own.organisation_id and record.id = own.id and record.deleted_at is null
        where link.standing in ('CONFIRMED', 'TO_CONFIRM'))`
    : sql`(select distinct source.organisation_id, source.position_id, source.own_control_id from position_source source
        join record on record.organisation_id = source.organisation_id and record.id = source.own_control_id
          and (record.deleted_at is null or record.deleted_at >= ${past.before})
        where source.since < ${past.before} and (source.until is null or source.until >= ${past.before}))`;
