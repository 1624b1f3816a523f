import { createLink } from '@tanstack/react-router';

import { reportFormatLabels } from '#domain/words/report.ts';
import type { ReportRun } from '#src/api/reports.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { BareCheckbox } from '#src/ui/form/Checkbox.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { asOfText } from './as-of.ts';
import { noteOf, sizeOf } from './run-texts.ts';
import { RunState } from './RunState.tsx';

const RunLink = createLink(TextLink);

const hash = css({ fontVariantNumeric: 'tabular-nums', color: 'fg.muted' });

/** The beginning of a hash tells runs apart; the whole is its title, and can be copied from there. */
const shortHash = (sha256: string) => sha256.slice(0, 12);

/** What became of a run, behind what it is. */
const told = (run: ReportRun): string => {
  const note = noteOf(run);
  return note === '' ? '' : `. ${note}`;
};

interface RunTableProps {
  readonly rows: readonly ReportRun[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Runs of the report library, each with a link to what can be done about it. */
export function RunTable({ rows, chosen, onChoose }: RunTableProps) {
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen.slice(-1), id]);
  return (
    <Table.Root label="Reports">
      <Table.Head>
        <Table.HeadCell>Compare</Table.HeadCell>
        <Table.HeadCell flexible sticky="title">
          Report
        </Table.HeadCell>
        <Table.HeadCell>State</Table.HeadCell>
        <Table.HeadCell>As of</Table.HeadCell>
        <Table.HeadCell>Format</Table.HeadCell>
        <Table.HeadCell>SHA-256</Table.HeadCell>
        <Table.HeadCell>Author</Table.HeadCell>
        <Table.HeadCell>Size</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((run) => (
          <Table.Row key={run.id}>
            <Table.Cell>
              <BareCheckbox
                label={`Compare ${run.name} as of ${asOfText(run)}`}
                checked={chosen.includes(run.id)}
                disabled={run.state !== 'READY' || !run.mayOpen}
                onCheckedChange={() => toggle(run.id)}
              />
            </Table.Cell>
            <Table.TitleCell note={`${asOfText(run)}, ${reportFormatLabels[run.format]}${told(run)}`}>
              <RunLink from="/report-library" search={(before) => ({ ...before, report: run.id })}>
                {run.name}
              </RunLink>
            </Table.TitleCell>
            <Table.Cell phone="end">
              <RunState state={run.state} />
            </Table.Cell>
            <Table.Cell>{asOfText(run)}</Table.Cell>
            <Table.Cell>{reportFormatLabels[run.format]}</Table.Cell>
            <Table.Cell>
              {run.sha256 !== null && (
                <span className={hash} title={run.sha256}>
                  {shortHash(run.sha256)}
                </span>
              )}
            </Table.Cell>
            <Table.Cell>{run.author?.name}</Table.Cell>
            <Table.Cell>{run.size !== null && sizeOf(run.size)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
