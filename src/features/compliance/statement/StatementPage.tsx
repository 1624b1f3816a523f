import { useQuery } from '@tanstack/react-query';

import { standardName } from '#domain/compliance/standard-name.ts';
import { adoptedStandardQuery } from '#src/api/compliance/assessments.ts';
import { statementOfQuery } from '#src/api/compliance/statements.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { useComplianceRight } from '../useComplianceRight.ts';
import { StatementDraftDialog } from './StatementDialogs.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import { newStatement, useStatementDraft } from './useStatementSteps.ts';

/** /assessments/$organisationStandardId?view=soa: the statement of applicability of an adopted standard. */
export function StatementPage({ standardId }: { readonly standardId: string }) {
  const api = useApi();
  const standard = useQuery(adoptedStandardQuery(api, standardId));
  const statement = useQuery(statementOfQuery(api, standardId));
  if (standard.error instanceof ApiError && standard.error.status === 404)
    return (
      <ErrorState title="There is no such standard" headingLevel="h1">
        It may not be adopted any more, or the link may be wrong.
      </ErrorState>
    );
  const failed = [standard, statement].find(({ error, data }) => error !== null && data === undefined);
  if (failed !== undefined && failed.error !== null)
    return (
      <>
        <PageTitle title="Statement of applicability" />
        <LoadFailed what="statement" error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  if (standard.data === undefined || statement.data === undefined) return <LoadingRows />;
  if (statement.data === null) return <NoStatement standard={standard.data} />;
  return <StatementScreen key={statement.data.id} standard={standard.data} statement={statement.data} />;
}

/** Where a statement begins. */
function NoStatement({ standard: { id, standard } }: { readonly standard: Schemas['AdoptedStandard'] }) {
  const draft = useStatementDraft();
  const mayBegin = useComplianceRight('PLAN_ASSESSMENT', 'ADD');
  const userId = useSession(({ context }) => context.account?.id) ?? '';
  return (
    <>
      <PageTitle title="Statement of applicability" note={standardName(standard)} />
      <EmptyState
        title="No statement of applicability yet"
        actions={
          mayBegin && (
            <Button
              variant="primary"
              onClick={() => draft.send({ type: 'step.requested', draft: newStatement(id, userId) })}
            >
              Begin statement
            </Button>
          )
        }
      >
        It states which controls of the standard apply, why, and what is done about each. Auditors ask for it first.
      </EmptyState>
      <StatementDraftDialog actor={draft} statement={null} />
    </>
  );
}
