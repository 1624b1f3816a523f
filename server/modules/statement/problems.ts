import { sql } from 'drizzle-orm';

import { rolesWith } from '#domain/compliance/rights.ts';
import { statementGapLabels } from '#domain/words/statement.ts';
import { mostErrors, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { editorsAmong, member } from '#server/modules/record/index.ts';

import type { PresentRows } from './rows.ts';

type Statement = Schemas['StatementOfApplicability'];

/** Who submits a version, and who decided on its controls since the last approved one. */
const authorsBySubmission = ({ id }: Statement, submitterId: string) => sql`
  select statement.organisation_id, statement.id as statement_id, ${submitterId}::uuid as person_id
  from statement_of_applicability statement where statement.id = ${id}::uuid
  union select statement.organisation_id, statement.id, p.applicability_by
  from statement_of_applicability statement
  join control_position p on p.organisation_id = statement.organisation_id
    and p.adopted_standard_id = statement.adopted_standard_id and p.archived_at is null
    and p.applicability_by is not null and p.applicability_at > coalesce(statement.drafted_from, '-infinity')
  join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id
    and c.is_in_statement
  where statement.id = ${id}::uuid`;

/** Adds those who wrote a version by deciding on its controls, and who submits it, to its authors. */
export const addAuthors = (statement: Statement, submitterId: string) =>
  db.execute(sql`insert into statement_author (organisation_id, statement_id, person_id)
    ${authorsBySubmission(statement, submitterId)} on conflict do nothing`);

/** Who decides on a version has written none of it, and is able to. */
async function approverProblems(statement: Statement, approverId: string, submitterId: string): Promise<FieldError[]> {
  const problem = (message: string) => [{ field: 'approverId', message }];
  const [known] = await member.find([approverId]);
  if (known === undefined) return problem(member.message);
  const { rows } = await db.execute<{ id: string }>(
    sql`select person_id as id from (${authorsBySubmission(statement, submitterId)}) as author`,
  );
  const authorIds = [...statement.authors.map(({ id }) => id), ...rows.map(({ id }) => id)];
  if (authorIds.includes(approverId))
    return problem('Choose someone who has written none of it, and decided on none of its controls');
  const isAble = (await editorsAmong('statementOfApplicability', [approverId], rolesWith('APPROVE'))).length > 0;
  return isAble ? [] : problem('This person cannot decide on statements: choose someone else');
}

/** A standard has one statement, and its versions have numbers of their own. */
async function problemsBesides({ id, number, adoptedStandard }: Statement): Promise<FieldError[]> {
  const { rows } = await db.execute<{ ref: string; isSame: boolean; isNumberTaken: boolean }>(sql`
    select record.ref, other.id = ${id}::uuid as "isSame", coalesce(approved.number = ${number}, false) as "isNumberTaken"
    from statement_of_applicability other
    join record on record.organisation_id = other.organisation_id and record.id = other.id and record.deleted_at is null
    left join statement_submission approved on approved.organisation_id = other.organisation_id
      and approved.statement_id = other.id and approved.outcome = 'APPROVED'
    where other.adopted_standard_id = ${adoptedStandard?.id ?? null}::uuid and other.submissions > 0`);
  const other = rows.find(({ isSame }) => !isSame);
  return [
    ...(other === undefined
      ? []
      : [{ field: 'adoptedStandardId', message: `${other.ref} is the statement of this standard already` }]),
    ...(rows.some(({ isSame, isNumberTaken }) => isSame && isNumberTaken)
      ? [{ field: 'number', message: `Version ${number} was approved already: choose another number` }]
      : []),
  ];
}

/** What controls still need, the first ones of many. */
function gapProblems({ rows, gaps }: PresentRows): FieldError[] {
  if (rows.length === 0)
    return [{ field: 'adoptedStandardId', message: 'No control of this standard belongs in a statement' }];
  const names = new Map(rows.map(({ positionId, ref }) => [positionId, ref]));
  return gaps.slice(0, mostErrors).map(({ positionId, gaps: some }) => ({
    field: `rows/${positionId}`,
    message: `${names.get(positionId) ?? ''}: ${some.map((gap) => statementGapLabels[gap].toLowerCase()).join(', ')}`,
  }));
}

/** What stands in the way of a submission of some rows beside what it lacks. */
export async function problemsOfSubmission(
  statement: Statement,
  approverId: string,
  submitterId: string,
  present: PresentRows | undefined,
): Promise<FieldError[]> {
  const { reviewOn } = statement;
  if (present === undefined) return [{ field: 'adoptedStandardId', message: 'Choose the standard that it is of' }];
  const problems = [
    ...(await approverProblems(statement, approverId, submitterId)),
    ...(await problemsBesides(statement)),
    ...(reviewOn !== null && reviewOn < (await organisationToday())
      ? [{ field: 'reviewOn', message: 'Choose today or a later day' }]
      : []),
  ];
  return problems.length > 0 ? problems : gapProblems(present);
}
