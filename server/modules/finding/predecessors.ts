import { sql, type SQL } from 'drizzle-orm';

import { control, controlPosition, standardLineage } from '#server/database/schema/index.ts';

/**
 * The ids of positions and of those that they replaced or took over, over every upgrade of their standard: by the reviewed lineages
 * of its versions. A position that kept its control's place has gone over to the newer version itself.
 */
export const withPredecessors = (ids: readonly string[]): SQL => sql`(
  with recursive line as (
    select p.organisation_id, p.adopted_standard_id, p.id, p.catalogue_owner, p.version_id, c.code
    from ${controlPosition} p join ${control} c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id
    where p.id = any(${sql.param([...ids])}::uuid[])
    union
    select former.organisation_id, former.adopted_standard_id, former.id, former.catalogue_owner, former.version_id, of_former.code
    from line
    join ${standardLineage} lineage on lineage.owner_id = line.catalogue_owner and lineage.to_version_id = line.version_id
    cross join jsonb_array_elements(lineage.pairs) as pair
    join ${control} of_former on of_former.owner_id = lineage.owner_id and of_former.version_id = lineage.from_version_id
      and of_former.code = pair ->> 'from'
    join ${controlPosition} former on former.organisation_id = line.organisation_id
      and former.adopted_standard_id = line.adopted_standard_id and former.catalogue_owner = of_former.owner_id
      and former.version_id = of_former.version_id and former.control_id = of_former.id
    where pair -> 'to' ? line.code)
  select id from line)`;
