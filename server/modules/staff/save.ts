import { sql } from 'drizzle-orm';

import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, staffMember, staffMemberRole, staffRole } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { assign, chosenIn, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

type StaffInput = Required<Schemas['StaffMemberInput']>;

const saveStaffRows = saveRows(staffMember);

/** The columns of a staff member, from the user's input. */
const columnsOf = ({ title: _title, roleIds: _roles, ...input }: StaffInput) => input;

/** Managers and accounts are checked across several rows: one change at a time sees them all. */
export const lockStaff = () =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${organisationOfTransaction()}`}, 0))`);

/** How many managers may stand one above the other: more are a mistake. */
const mostLevels = 50;

/** Whether one of these reports to themselves. Counts removed ones too, so that restoring one cannot close a circle. */
async function isCircular(ids: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ circular: boolean }>(sql`
    with recursive above as (
      select ${staffMember.id} as start, ${staffMember.managerId} as id, 1 as levels
        from ${staffMember} where ${staffMember.id} = any(${sql.param(ids)}::uuid[])
      union
      select above.start, ${staffMember.managerId}, above.levels + 1
        from above join ${staffMember} on ${staffMember.id} = above.id
        where above.id <> above.start and above.levels <= ${mostLevels}
    ) select exists (select from above where id = start or levels > ${mostLevels}) as circular`);
  return rows[0]?.circular ?? false;
}

/** The reference of a live staff member who shares an account with one of these. */
async function sharingAccount(ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ ref: string }>(sql`
    select ${record.ref} as ref from ${staffMember} as own
      join ${staffMember} as other on other.account_id = own.account_id and other.id <> own.id
      join ${record} on ${record.id} = other.id and ${record.organisationId} = other.organisation_id
        and ${record.deletedAt} is null
      where own.id = any(${sql.param(ids)}::uuid[]) order by 1 limit 1`);
  return rows.map(({ ref }) => ref);
}

/** What is wrong between staff members who have been stored. */
async function problemsOf(records: readonly SavedRecord<StaffInput>[]): Promise<FieldError[]> {
  const placed = records.filter(({ input }) => input.managerId !== null).map(({ key }) => key.id);
  if (placed.length > 0 && (await isCircular(placed)))
    return [{ field: 'managerId', message: 'Nobody reports to themselves, directly or through others' }];
  const own = records.find(({ key, input }) => input.deputyId?.toLowerCase() === key.id);
  if (own !== undefined)
    return [{ field: 'deputyId', message: 'Choose someone else: nobody stands in for themselves' }];
  const linked = records.filter(({ input }) => input.accountId !== null).map(({ key }) => key.id);
  const [other] = linked.length === 0 ? [] : await sharingAccount(linked);
  return other === undefined ? [] : [{ field: 'accountId', message: `This is the account of ${other}` }];
}

/**
 * Checks those who are restored: their account may have been given to someone else meanwhile.
 * @throws ApiError 400 naming who has it
 */
export async function refuseSharedAccounts(ids: readonly string[]): Promise<void> {
  await lockStaff();
  const [other] = await sharingAccount(ids);
  if (other !== undefined)
    throw invalid([{ field: 'accountId', message: `Their account is that of ${other} now: unlink it there first` }]);
}

/** Inserts or updates staff members beside their records. @throws ApiError 400 for circles and shared accounts */
export async function saveStaff(records: readonly SavedRecord<StaffInput>[]): Promise<void> {
  await lockStaff();
  await saveStaffRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await assign(staffMember, staffMemberRole, staffRole, chosenIn(records, 'roleIds'));
  const problems = await problemsOf(records);
  if (problems.length > 0) throw invalid(problems);
}
