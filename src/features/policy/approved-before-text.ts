import type { PolicyVersionSummary } from '#src/api/policy/policy-versions.ts';

/** Who approved a version before it was imported, and who said so: nobody has approved it here. */
export const approvedBeforeText = ({
  approvedBefore,
  createdBy,
}: Pick<PolicyVersionSummary, 'approvedBefore' | 'createdBy'>): string =>
  `Approved before the import by ${approvedBefore ?? ''}, as stated by ${createdBy?.name ?? 'the importer'}`;
