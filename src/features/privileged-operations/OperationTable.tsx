import { privilegedOperationTexts, privilegedStatusTexts } from '#domain/words/platform.ts';
import type { PrivilegedOperation } from '#src/api/organisation/privileged-operations.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { changeNoun, statusShapes } from './words.ts';

interface OperationTableProps {
  readonly rows: readonly PrivilegedOperation[];
  readonly onOpen: (operation: PrivilegedOperation) => void;
}

/** Operations, each opened to read its plan and its log. */
export function OperationTable({ rows, onOpen }: OperationTableProps) {
  return (
    <Table.Root label="Privileged operations">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Operation
        </Table.HeadCell>
        <Table.HeadCell>Status</Table.HeadCell>
        <Table.HeadCell flexible>Plan</Table.HeadCell>
        <Table.HeadCell flexible>Prepared by</Table.HeadCell>
        <Table.HeadCell>Prepared</Table.HeadCell>
        <Table.HeadCell flexible>Confirmed by</Table.HeadCell>
        <Table.HeadCell>Actions</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((operation) => {
          const { id, kind, status, plan, preparedBy, preparedAt, confirmedBy } = operation;
          return (
            <Table.Row key={id}>
              <Table.TitleCell note={formatInstant(preparedAt)}>{privilegedOperationTexts[kind]}</Table.TitleCell>
              <Table.Cell phone="end">
                <StatusText {...statusShapes[status]}>{privilegedStatusTexts[status]}</StatusText>
              </Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{planText(plan)}</WordsCell>
              </Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{preparedBy.name}</WordsCell>
              </Table.Cell>
              <Table.Cell>{formatInstant(preparedAt)}</Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{confirmedBy?.name ?? '–'}</WordsCell>
              </Table.Cell>
              <Table.Cell phone="end">
                <Button
                  size="sm"
                  aria-label={`Open ${privilegedOperationTexts[kind]}, ${formatInstant(preparedAt)}`}
                  onClick={() => onOpen(operation)}
                >
                  Open
                </Button>
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

const planText = (plan: PrivilegedOperation['plan']): string =>
  `${counted(plan.length, changeNoun)}: ${plan.map(({ subject }) => subject).join(', ')}`;
