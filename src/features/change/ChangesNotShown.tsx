import { createLink } from '@tanstack/react-router';

import type { ChangeCalendar } from '#src/api/changes.ts';
import { formatNumber } from '#src/components/format.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const ChangeLink = createLink(TextLink);
const frame = css({ paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '12' });

/** How many changes of a month its calendar does not show, and where they are: nobody takes a part for all. */
export const ChangesNotShown = ({ changes, more }: Pick<ChangeCalendar, 'changes' | 'more'>) =>
  more > 0 && (
    <div className={frame}>
      <Banner
        tone="warning"
        title={`${formatNumber(more)} more ${more === 1 ? 'change is' : 'changes are'} not shown here`}
      >
        The calendar shows the {formatNumber(changes.length)} changes of the month that start first.{' '}
        <ChangeLink to="/change-management-process" search={{ sort: 'plannedStart', desc: true }}>
          See all changes by their planned start
        </ChangeLink>
      </Banner>
    </div>
  );
