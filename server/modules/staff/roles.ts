import { sql } from 'drizzle-orm';

import type { LookupKind } from '#openapi/generated/records.ts';
import { staffMemberRole, staffRole } from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { LookupSettings } from '#server/modules/lookup/index.ts';

/** The look-ups of staff that differ from the default: what a role requires does not use it, and goes with it. */
export const staffLookupSettings = {
  staffRole: {
    uses: sql<number>`(select count(*)::int from ${staffMemberRole}
      where ${eqWithinOrganisation(staffMemberRole.roleId, staffRole.id)})`,
  },
} satisfies Partial<Record<LookupKind, LookupSettings>>;
