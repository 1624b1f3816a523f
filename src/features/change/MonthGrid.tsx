import { createLink } from '@tanstack/react-router';

import { changePeriodLabels, changeStatusLabels } from '#domain/words/change.ts';
import type { ChangeCalendar } from '#src/api/changes.ts';
import { formatDay, today } from '#src/components/format.ts';
import { instantAt } from '#src/components/zoned-format.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css, cx } from '#styled/css/index.js';

import { isOn, weeksOf } from './month.ts';

const ChangeLink = createLink(TextLink);

// On phones the list below shows the same.
const frame = css({ paddingInline: '20', paddingBlockEnd: '20', mdDown: { display: 'none' } });
const table = css({ width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed', textStyle: 'xs' });
const head = css({
  textAlign: 'start',
  color: 'fg.muted',
  fontWeight: 'medium',
  paddingBlock: '6',
  paddingInline: '8',
});
const cell = css({ border: 'subtle', verticalAlign: 'top', height: '[5.5rem]', padding: '6' });
const other = css({ background: 'bg.sunken' });
const frozen = css({ background: 'warning.subtle' });
const open = css({ background: 'success.subtle' });
const number = css({ display: 'block', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' });
const now = css({ color: 'accent.fg', fontWeight: 'semibold' });
const entries = css({ margin: '0', padding: '0', listStyle: 'none', display: 'grid', gap: '2' });
const entry = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const quiet = css({ color: 'fg.muted' });

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthGridProps {
  readonly month: string;
  readonly calendar: ChangeCalendar;
}

/** The changes, windows and freezes of a month, day by day. */
export const MonthGrid = ({ month, calendar }: MonthGridProps) => (
  <div className={frame}>
    <table className={table} aria-label="Calendar">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                <td key={weekdays[index]} className={cx(cell, other)} aria-label="Another month" />
              ) : (
                <Day key={day} day={day} calendar={calendar} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Day({ day, calendar: { changes, periods } }: { readonly day: string; readonly calendar: ChangeCalendar }) {
  const kinds = periods.filter((period) => isOn(period, day, instantAt));
  const freeze = kinds.some(({ kind }) => kind === 'FREEZE');
  const shade = freeze ? frozen : kinds.length > 0 ? open : undefined;
  return (
    <td className={cx(cell, shade)}>
      <span className={cx(number, day === today() && now)} title={formatDay(day)}>
        {Number(day.slice(8))}
      </span>
      <ul className={entries}>
        {kinds.map(({ id, kind, title }) => (
          <li key={id} className={cx(entry, quiet)} title={`${changePeriodLabels[kind]}: ${title}`}>
            {kind === 'FREEZE' && `${changePeriodLabels.FREEZE}: `}
            <bdi>{title}</bdi>
          </li>
        ))}
        {changes
          .filter((change) => isOn(change, day, instantAt))
          .map(({ change: { id, ref, title }, status }) => (
            <li key={id} className={entry} title={`${ref} ${title}, ${changeStatusLabels[status].toLowerCase()}`}>
              <ChangeLink to="/change-management-process" search={{ changeManagementProcessId: id }}>
                {ref} <bdi>{title}</bdi>
              </ChangeLink>
            </li>
          ))}
      </ul>
    </td>
  );
}
