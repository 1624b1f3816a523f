import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { changeCalendarQuery } from '#src/api/changes.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatPeriod, today } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { instantAt } from '#src/components/zoned-format.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { CalendarList } from './CalendarList.tsx';
import { ChangesNotShown } from './ChangesNotShown.tsx';
import { monthAfter, spanOf } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { PeriodsRegion } from './PeriodsRegion.tsx';

const route = getRouteApi('/_app/_guarded/change-calendar');
const MonthLink = createLink(ButtonLink);

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
});
const heading = css({ textStyle: 'title.md', margin: '0', marginInlineEnd: 'auto' });

/** /change-calendar: when changes are made, and when not. */
export function ChangeCalendarPage() {
  const { month = today().slice(0, 7) } = route.useSearch();
  const { from, to } = spanOf(month);
  const calendar = useQuery(changeCalendarQuery(useApi(), instantAt(from, '00:00'), instantAt(to, '00:00')));
  return (
    <>
      <PageTitle title="Change Calendar" />
      <div className={bar}>
        <h2 className={heading}>{formatPeriod(month)}</h2>
        <MonthLink size="sm" to="/change-calendar" search={{}}>
          This month
        </MonthLink>
        <MonthLink
          size="sm"
          to="/change-calendar"
          search={{ month: monthAfter(month, -1) }}
          {...iconName('Previous month')}
        >
          <ChevronLeftIcon />
        </MonthLink>
        <MonthLink size="sm" to="/change-calendar" search={{ month: monthAfter(month, 1) }} {...iconName('Next month')}>
          <ChevronRightIcon />
        </MonthLink>
      </div>
      {calendar.isPending && <LoadingRows />}
      {calendar.isError && (
        <LoadFailed what="calendar" error={calendar.error} onRetry={() => void calendar.refetch()} />
      )}
      {calendar.data !== undefined && (
        <>
          <ChangesNotShown {...calendar.data} />
          <MonthGrid month={month} calendar={calendar.data} />
          <Region title="Changes of the month">
            <CalendarList changes={calendar.data.changes} />
          </Region>
        </>
      )}
      <PeriodsRegion />
    </>
  );
}
