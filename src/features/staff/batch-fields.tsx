import type { BatchFieldOf } from '#src/api/record/register.ts';
import type { StaffKind } from '#src/api/staff.ts';
import { batchDay, batchLookups } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { staffWords as words } from '#src/registers/words/staff.ts';

/** The fields that can be changed on several staff members together. */
export const staffBatchFields: BatchFields<
  StaffKind['draft'],
  Exclude<BatchFieldOf<'Staff'>, 'managerId' | 'deputyId'>
> = {
  roleIds: batchLookups('roleIds', words.roleIds),
  endsOn: batchDay('endsOn', words.endsOn),
};
