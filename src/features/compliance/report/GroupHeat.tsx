import type { CSSProperties, ReactNode } from 'react';

import { scoreInWords, shareInWords } from '#domain/compliance/report-score.ts';
import { groupInWords } from '#domain/compliance/report-sheets.ts';
import { complianceResults } from '#domain/compliance/results.ts';
import { shareText } from '#domain/share.ts';
import { reportTexts } from '#domain/words/compliance-report.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatNumber } from '#src/components/format.ts';
import { css, cx } from '#styled/css/index.js';

type Group = Schemas['ReportedGroup'];
type Result = Schemas['ComplianceResult'];

const scroller = css({ scrolls: 'x', paddingInline: { base: '16', md: '20' }, paddingBlock: '12' });
const table = css({
  width: 'full',
  minWidth: '[44rem]',
  borderCollapse: 'separate',
  borderSpacing: '2',
  tabularFigures: true,
  '& th': { fontWeight: 'regular', textStyle: 'xs', paddingInline: '6' },
  '& thead th': { color: 'fg.muted', verticalAlign: 'bottom', '&:first-child': { textAlign: 'start' } },
  // A long word without a place to break widens no column.
  '& tbody th': { textAlign: 'start', minWidth: '[10rem]', overflowWrap: 'break-word' },
});
const cell = css({
  height: '32',
  minWidth: '[3.5rem]',
  paddingInline: '6',
  borderRadius: 'xs',
  textAlign: 'center',
  printColorAdjust: 'exact',
  whiteSpace: 'nowrap',
});
const plain = css({ textAlign: 'center', whiteSpace: 'nowrap', paddingInline: '6' });
const share = css({ color: 'fg.muted', textStyle: 'xs', marginInlineStart: '6' });
const none = css({ color: 'fg.subtle' });

/** The colour of each result; how much of it there is depends on its share. */
const fills: Readonly<Record<Result, string>> = {
  COMPLIANT: css({ background: '[color-mix(in srgb, token(colors.success.fg) var(--part), transparent)]' }),
  OFI: css({ background: '[color-mix(in srgb, token(colors.info.fg) var(--part), transparent)]' }),
  MINOR_NON_CONFORMITY: css({ background: '[color-mix(in srgb, token(colors.warning.fg) var(--part), transparent)]' }),
  MAJOR_NON_CONFORMITY: css({ background: '[color-mix(in srgb, token(colors.danger.fg) var(--part), transparent)]' }),
  NOT_ASSESSED: css({ background: '[color-mix(in srgb, token(colors.fg.subtle) var(--part), transparent)]' }),
  NON_APPLICABLE: css({ background: '[color-mix(in srgb, token(colors.fg.subtle) var(--part), transparent)]' }),
};

/** The most of a colour, in percent: text on it stays readable in both themes. */
const mostColour = 30;

const controlsOf = ({ results }: Group): number => results.reduce((sum, { count }) => sum + count, 0);

export interface GroupHeatProps {
  readonly label: string;
  readonly method: Schemas['ScoringMethod'];
  readonly groups: readonly Group[];
  /** A number as a link to what it counts: the controls of a group, or those with a result. */
  readonly link: (group: Group, result: Result | undefined, content: ReactNode) => ReactNode;
}

/** A heat map that is a table: groups by result, with the number and share of each, score and coverage. */
export const GroupHeat = ({ label, method, groups, link }: GroupHeatProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must be able to scroll it (WCAG 2.1.1).
  <div className={scroller} role="group" aria-label={label} tabIndex={0}>
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{reportTexts.group}</th>
          <th scope="col">{reportTexts.controls}</th>
          {complianceResults.map((result) => (
            <th key={result} scope="col">
              {complianceResultLabels[result]}
            </th>
          ))}
          <th scope="col">{reportTexts.score}</th>
          <th scope="col">{reportTexts.coverage}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.id ?? 'none'}>
            <th scope="row" dir="auto">
              {groupInWords(group)}
            </th>
            <td className={plain}>{link(group, undefined, formatNumber(controlsOf(group)))}</td>
            {complianceResults.map((result) => (
              <HeatCell key={result} group={group} result={result} link={link} />
            ))}
            <td className={plain}>{scoreInWords(method, group.score) ?? '–'}</td>
            <td className={plain}>{shareInWords(group.score.coverage) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function HeatCell({
  group,
  result,
  link,
}: Pick<GroupHeatProps, 'link'> & { readonly group: Group; readonly result: Result }) {
  const count = group.results.find((one) => one.result === result)?.count ?? 0;
  const all = controlsOf(group);
  if (count === 0) return <td className={cx(cell, none)}>0</td>;
  const style: CSSProperties & Record<'--part', string> = { '--part': `${Math.round((mostColour * count) / all)}%` };
  return (
    <td className={cx(cell, fills[result])} style={style}>
      {link(group, result, formatNumber(count))}
      <span className={share}>{shareText(count, all)}</span>
    </td>
  );
}
