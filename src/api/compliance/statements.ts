import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { StatementCourse } from '#openapi/generated/operations/statement-course.ts';
import { StatementsOfApplicability } from '#openapi/generated/operations/statements-of-applicability.ts';
import { statementOfApplicability } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type Statement = Schemas['StatementOfApplicability'];
export type StatementRecord = KindOf<'StatementsOfApplicability'>;
export type StatementRow = Schemas['StatementRow'];
export type StatementSheet = Schemas['StatementSheet'];
export type StatementVersion = Schemas['StatementVersion'];

export const statements: RegisterSource<StatementRecord> = registerSource(
  statementOfApplicability,
  clientOf(StatementsOfApplicability),
);

export const statementCourse = clientOf(StatementCourse);

const { kind } = statementOfApplicability;

/** The most standards that an organisation adopts: each has one statement. */
const most = 50;

/** The statements of all standards. */
export const allStatementsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [kind, 'all'],
    queryFn: async ({ signal }): Promise<readonly Statement[]> =>
      (await statements.calls(api).list({ perPage: most, sortId: 'ref' }, signal)).data,
  });

/** The statement of a standard; of several drafts the one that was submitted before, else the oldest. Null without one. */
export const statementOfQuery = (api: ApiClient, adoptedStandardId: string) =>
  queryOptions({
    queryKey: [kind, 'of', adoptedStandardId],
    async queryFn({ signal }): Promise<Statement | null> {
      const query = { adoptedStandardId: [adoptedStandardId], perPage: most, sortId: 'ref' as const };
      const { data } = await statements.calls(api).list(query, signal);
      return data.find(({ submissions }) => submissions > 0) ?? data[0] ?? null;
    },
  });

/** The controls of a submission, or of the version being worked on, which follow own controls and decisions. */
export const statementSheetQuery = (
  api: ApiClient,
  { id, version }: Pick<Statement, 'id' | 'version'>,
  submission: number | undefined,
) =>
  queryOptions({
    queryKey: ['compliance', kind, id, submission ?? version],
    queryFn: ({ signal }): Promise<StatementSheet> =>
      statementCourse(api).sheet({
        path: { id },
        query: submission === undefined ? {} : { submission },
        signal,
      }),
    // A step gives the statement another version: its screen, and what it has to say, stay meanwhile.
    placeholderData: keepPreviousData,
  });

/** What was submitted of a statement, the newest first. */
export const statementVersionsQuery = (api: ApiClient, { id, version }: Pick<Statement, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [kind, 'versions', id, version],
    queryFn: async ({ signal }): Promise<readonly StatementVersion[]> =>
      statementCourse(api).versions({ path: { id }, signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches statements again, and what their controls say. */
export const refreshStatements = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) => first === kind || (first === 'compliance' && second === kind),
  });
