import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { figureLabel } from '#domain/words/figures.ts';
import { registers } from '#openapi/generated/records.ts';
import type { ModuleState } from '#src/api/organisation/dashboard.ts';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { useListOf, type Destination } from '#src/components/register/useDestination.ts';
import { capitalised } from '#src/components/words.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const ListLink = createLink(TextLink);

const figures = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '2', tabularFigures: true });

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(registers).map(({ kind, noun }) => [kind, capitalised(noun.many)]),
);

/** How the registers are that the person may view; each number opens the records that it counts. */
export function ModuleStates({ modules }: { readonly modules: readonly ModuleState[] }) {
  if (modules.length === 0) return null;
  return (
    <Region title="Registers" note="What there is, and what needs attention">
      <Table.Root label="Registers">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Register
          </Table.HeadCell>
          <Table.HeadCell>Records</Table.HeadCell>
          <Table.HeadCell flexible>Needs attention</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {modules.map((module) => (
            <ModuleRow key={module.kind} {...module} />
          ))}
        </Table.Body>
      </Table.Root>
    </Region>
  );
}

function ModuleRow({ kind, records, numbers }: ModuleState) {
  const attention = numbers.filter(({ count }) => count > 0);
  const shown =
    attention.length === 0 ? undefined : (
      <span className={figures}>
        {attention.map(({ figure, count }) => (
          <ToList key={figure} kind={kind} figure={figure}>
            {figureLabel(kind, figure)} {formatNumber(count)}
          </ToList>
        ))}
      </span>
    );
  return (
    <Table.Row>
      <Table.TitleCell note={shown}>
        <ToList kind={kind}>{labels[kind] ?? kind}</ToList>
      </Table.TitleCell>
      <Table.Cell phone="end">
        <ToList kind={kind}>{formatNumber(records)}</ToList>
      </Table.Cell>
      <Table.Cell flexible>{shown}</Table.Cell>
    </Table.Row>
  );
}

interface ToListProps {
  readonly kind: string;
  /** The number of the register that is shown; all records without it. */
  readonly figure?: string;
  readonly children: ReactNode;
}

function ToList({ kind, figure, children }: ToListProps) {
  const list = useListOf()(kind);
  if (list === undefined) return children;
  const shown: Destination = { ...list, search: { ...list.search, ...(figure !== undefined && { figure }) } };
  return <ListLink {...shown}>{children}</ListLink>;
}
