import { statementOutcomeLabels, statementStatusLabels } from '#domain/words/statement.ts';
import type { Handlers, Schemas } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { changeStatus } from './course.ts';
import { statementFile } from './file.ts';
import { liveStatement, statementRegister } from './register.ts';
import { sheetOf, submissionsOf } from './submissions.ts';

export { expireApproved, expireStatements } from './events.ts';
export { statementRegister } from './register.ts';
export { submittedRows, withoutHiddenRisks, withoutRiskTitles } from './submissions.ts';

/** What a file says of its version. */
async function writtenVersion(statement: Schemas['StatementOfApplicability'], submission: number | null) {
  const { ref, number, status, approver } = statement;
  const found = (await submissionsOf(statement.id)).find((one) => one.submission === submission);
  const isLatest = submission === null || submission === statement.submissions;
  const version = {
    number: found?.number ?? number,
    status: isLatest || found === undefined ? statementStatusLabels[status] : statementOutcomeLabels[found.outcome],
    approver: (found?.decidedBy ?? found?.approver ?? approver)?.name ?? '',
  };
  return { name: `${ref}-${version.number.replaceAll(/[^\p{L}\p{N}.]+/gu, '-')}`, ...version };
}

/** The register of statements of applicability, and how their versions come about. */
export function statementModule(
  settings: RecordSettings,
): Pick<Handlers, 'StatementCourse' | 'StatementsOfApplicability'> {
  return {
    StatementsOfApplicability: registerHandlers(statementRegister, settings),
    StatementCourse: {
      changeStatus,
      sheet: async ({ path: { id }, query: { submission } }) => sheetOf(await liveStatement(id), submission),

      async versions({ path: { id } }) {
        await liveStatement(id);
        return submissionsOf(id);
      },

      async file({ path: { id }, query: { format, submission } }, { inTransaction }) {
        // The file is sent once the transaction has ended.
        const { rows, version } = await inTransaction(async () => {
          const statement = await liveStatement(id);
          const sheet = await sheetOf(statement, submission);
          return { rows: sheet.rows, version: await writtenVersion(statement, sheet.submission) };
        });
        return statementFile(rows, version, format);
      },
    },
  };
}
