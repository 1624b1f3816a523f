import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { titleShown } from '#domain/compliance/control-title.ts';
import type { ComparedField } from '#domain/compliance/statement.ts';
import { applicabilityReasonLabels, implementationStatusLabels } from '#domain/words/own-control.ts';
import { statementRowLabels as labels } from '#domain/words/statement.ts';
import type { StatementRow } from '#src/api/compliance/statements.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css, cx } from '#styled/css/index.js';

const RouteLink = createLink(TextLink);

const table = css({ width: 'full', minWidth: '[64rem]', _print: { minWidth: '0', textStyle: 'xs' } });
const control = css({ display: 'block', minWidth: '[12rem]', fontWeight: 'regular', _print: { minWidth: '0' } });
const names = css({ display: 'grid', gap: '2', listStyle: 'none', margin: '0', padding: '0' });
const onScreen = css({ _print: { display: 'none' } });
const muted = css({ color: 'fg.muted' });
const prose = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const excluded = css({ '& td, & th': { color: 'fg.muted' } });

interface Named {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

const nameOf = ({ ref, title }: Named): string => `${ref} ${title}`;

interface NamesProps<Item extends Named> {
  readonly records: readonly Item[];
  readonly render: (record: Item) => ReactNode;
}

/** Records, a line each. */
function Names<Item extends Named>({ records, render }: NamesProps<Item>) {
  if (records.length === 0) return <span className={muted}>None</span>;
  return (
    <ul className={names}>
      {records.map((record) => (
        <li key={record.id} dir="auto">
          {render(record)}
        </li>
      ))}
    </ul>
  );
}

const Reasons = ({ row: { reasons, justification } }: { readonly row: StatementRow }) => (
  <>
    {reasons.length > 0 && <div>{reasons.map((reason) => applicabilityReasonLabels[reason]).join(', ')}</div>}
    <div className={prose} dir="auto">
      {justification}
    </div>
    {reasons.length === 0 && justification.trim() === '' && <span className={muted}>Not given</span>}
  </>
);

const implementationText = ({ isApplicable, implementation }: StatementRow): string => {
  if (!isApplicable) return '';
  return implementation === null ? 'Not implemented' : implementationStatusLabels[implementation];
};

interface StatementTableProps {
  readonly rows: readonly StatementRow[];
  readonly standardId: string;
  /** Opens the decision about a control; undefined where nothing can be decided. */
  readonly onDecide?: ((positionId: string) => void) | undefined;
}

/** The controls of a version, with what applies, why, and what is done about it. */
export const StatementTable = ({ rows, standardId, onDecide }: StatementTableProps) => (
  <ReportScroll label="Controls of the statement">
    <table className={cx(reportTable, table)}>
      <thead>
        <tr>
          <th scope="col">Control</th>
          <th scope="col">{labels.applicable}</th>
          <th scope="col">Reasons and justification</th>
          <th scope="col">{labels.implementation}</th>
          <th scope="col">{labels.ownControls}</th>
          <th scope="col">{labels.risks}</th>
          <th scope="col">{labels.evidence}</th>
          <th scope="col">{labels.owner}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.positionId} row={row} standardId={standardId} onDecide={onDecide} />
        ))}
      </tbody>
    </table>
  </ReportScroll>
);

interface RowProps extends Omit<StatementTableProps, 'rows'> {
  readonly row: StatementRow;
}

const Row = ({ row, standardId, onDecide }: RowProps) => (
  <tr className={row.isApplicable ? undefined : excluded}>
    <th scope="row">
      <RouteLink
        to="/assessments/$organisationStandardId"
        params={{ organisationStandardId: standardId }}
        search={{ position: row.positionId }}
      >
        {row.ref}
      </RouteLink>
      <span className={control} dir="auto">
        {titleShown(row.title)}
      </span>
    </th>
    <td>
      {row.isApplicable ? 'Yes' : 'No'}
      {onDecide !== undefined && (
        <span className={onScreen}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Decide on ${row.ref}`}
            onClick={() => onDecide(row.positionId)}
          >
            Decide
          </Button>
        </span>
      )}
    </td>
    <td>
      <Reasons row={row} />
    </td>
    <td>{implementationText(row)}</td>
    <td>
      <Names
        records={row.ownControls}
        render={(own) => (
          <RouteLink to="/assessments" search={{ view: 'controls', control: own.id }}>
            {nameOf(own)}
          </RouteLink>
        )}
      />
    </td>
    <td>
      <Names
        records={row.risks}
        render={(risk) => (
          <RouteLink to="/risk-list" search={{ risk: risk.id }}>
            {nameOf(risk)}
          </RouteLink>
        )}
      />
    </td>
    <td>
      <Names records={row.evidence} render={(proof) => `${nameOf(proof)}, version ${proof.number}`} />
    </td>
    <td>{row.owner?.name ?? <span className={muted}>Unassigned</span>}</td>
  </tr>
);

/** What a row says of a field, as text. */
export const textOf: Readonly<Record<ComparedField, (row: StatementRow) => string>> = {
  ref: ({ ref }) => ref,
  title: ({ title }) => title,
  text: ({ textSha256 }) => `Text with the hash ${textSha256.slice(0, 12)}`,
  applicable: ({ isApplicable }) => (isApplicable ? 'Yes' : 'No'),
  reasons: ({ reasons }) => reasons.map((reason) => applicabilityReasonLabels[reason]).join(', '),
  justification: ({ justification }) => justification,
  implementation: implementationText,
  ownControls: ({ ownControls }) => ownControls.map(nameOf).join('\n'),
  evidence: ({ evidence }) => evidence.map((proof) => `${nameOf(proof)}, version ${proof.number}`).join('\n'),
  risks: ({ risks }) => risks.map(nameOf).join('\n'),
  owner: ({ owner }) => owner?.name ?? '',
};
