import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { standardName } from '#domain/compliance/standard-name.ts';
import { statementTexts as texts } from '#domain/words/statement.ts';
import { adoptedQuery, type AdoptedStandard } from '#src/api/compliance/adopted-standards.ts';
import { allStatementsQuery, type Statement } from '#src/api/compliance/statements.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { approvedText } from './approved-text.ts';
import { StatementStatus } from './StatementStatus.tsx';

const RouteLink = createLink(TextLink);

/** /assessments?view=soa: the statement of applicability of each adopted standard. */
export function StatementsView() {
  const api = useApi();
  const adopted = useQuery(adoptedQuery(api));
  const statements = useQuery(allStatementsQuery(api));
  const failed = [adopted, statements].find(({ error, data }) => error !== null && data === undefined);
  return (
    <>
      <PageTitle title="Statements of applicability" />
      {failed !== undefined && failed.error !== null && (
        <LoadFailed what="statements" error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {failed === undefined && (adopted.data === undefined || statements.data === undefined) && <LoadingRows />}
      {adopted.data !== undefined && statements.data !== undefined && (
        <Statements standards={adopted.data} statements={statements.data} />
      )}
    </>
  );
}

interface StatementsProps {
  readonly standards: readonly AdoptedStandard[];
  readonly statements: readonly Statement[];
}

function Statements({ standards, statements }: StatementsProps) {
  if (standards.length === 0)
    return (
      <EmptyState title="No standard adopted yet">
        A statement of applicability is of a standard. Adopt one first, in the view “Standards”.
      </EmptyState>
    );
  return (
    <Table.Root label="Statements of applicability">
      <Table.Head>
        <Table.HeadCell flexible>{texts.adoptedStandard.label}</Table.HeadCell>
        <Table.HeadCell>{texts.number.label}</Table.HeadCell>
        <Table.HeadCell>{texts.status.label}</Table.HeadCell>
        <Table.HeadCell collapsePriority="second">{texts.approvedNumber.label}</Table.HeadCell>
        <Table.HeadCell collapsePriority="first">{texts.approver.label}</Table.HeadCell>
        <Table.HeadCell collapsePriority="third">{texts.reviewOn.label}</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {standards.map((standard) => (
          <StatementLine
            key={standard.id}
            standard={standard}
            statement={statements.find(({ adoptedStandard }) => adoptedStandard?.id === standard.id)}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

interface StatementLineProps {
  readonly standard: AdoptedStandard;
  readonly statement: Statement | undefined;
}

const StatementLine = ({ standard: { id, standard }, statement }: StatementLineProps) => (
  <Table.Row>
    <Table.TitleCell note={statement === undefined ? 'No statement yet' : `Version ${statement.number}`}>
      <RouteLink
        to="/assessments/$organisationStandardId"
        params={{ organisationStandardId: id }}
        search={{ view: 'soa' }}
      >
        {standardName(standard)}
      </RouteLink>
    </Table.TitleCell>
    <Table.Cell>
      <WordsCell>{statement?.number ?? null}</WordsCell>
    </Table.Cell>
    <Table.Cell>
      {statement === undefined ? <WordsCell>{null}</WordsCell> : <StatementStatus status={statement.status} />}
    </Table.Cell>
    <Table.Cell collapsePriority="second">
      <WordsCell>{statement === undefined ? null : approvedText(statement)}</WordsCell>
    </Table.Cell>
    <Table.Cell collapsePriority="first">
      <WordsCell>{statement?.approver?.name ?? null}</WordsCell>
    </Table.Cell>
    <Table.Cell collapsePriority="third">
      {statement === undefined || statement.reviewOn === null ? (
        <WordsCell>{null}</WordsCell>
      ) : (
        <DayCell day={statement.reviewOn} />
      )}
    </Table.Cell>
  </Table.Row>
);
