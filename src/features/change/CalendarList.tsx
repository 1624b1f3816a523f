import { createLink } from '@tanstack/react-router';

import { changeTypeLabels } from '#domain/words/change.ts';
import type { ChangeCalendar } from '#src/api/changes.ts';
import { LevelCell } from '#src/components/cells/LevelCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css, cx } from '#styled/css/index.js';

import { StatusCell } from './StatusCell.tsx';

const ChangeLink = createLink(TextLink);

const none = css({ margin: '0', color: 'fg.subtle', paddingInline: { base: '16', md: '20' }, paddingBlock: '12' });
const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '[minmax(0, 1fr) 7rem 9rem 7rem 22rem]' },
  columnGap: '16',
  rowGap: '2',
  alignItems: 'center',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
});
const title = css({ overflowWrap: 'anywhere' });
const quiet = css({ color: 'fg.muted' });
const wide = css({ mdDown: { display: 'none' } });
const when = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', mdDown: { gridColumn: '1 / -1' } });

/** The changes of a month by their start: what the calendar shows, as a list. */
export const CalendarList = ({ changes }: Pick<ChangeCalendar, 'changes'>) =>
  changes.length === 0 ? (
    <p className={none}>No change is planned in this month.</p>
  ) : (
    <ul className={list} aria-label="Changes of the month">
      {changes.map(({ change, type, status, riskLevel, startsAt, endsAt }) => (
        <li key={change.id} className={row}>
          <ChangeLink
            className={title}
            to="/change-management-process"
            search={{ changeManagementProcessId: change.id }}
          >
            {change.ref} <bdi>{change.title}</bdi>
          </ChangeLink>
          <span className={cx(quiet, wide)}>{changeTypeLabels[type]}</span>
          <StatusCell status={status} />
          <span className={wide}>
            <LevelCell level={riskLevel} />
          </span>
          <span className={when}>
            {formatInstant(startsAt)} to {formatInstant(endsAt)}
          </span>
        </li>
      ))}
    </ul>
  );
