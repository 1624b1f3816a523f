import { waitingGroups } from '#domain/words/waiting.ts';
import type { DashboardNumbers } from '#src/api/organisation/dashboard.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';

import { inOrder, totalOf } from './counts.ts';
import { ToWaiting } from './ToWaiting.tsx';

/** At most so many groups are in the strip; the list has all. */
const mostShown = 4;

/** How much waits for the person, with the groups that have most of it; each number opens its list. */
export function WaitingNumbers({ waiting }: Pick<DashboardNumbers, 'waiting'>) {
  const overdue = totalOf(waiting, 'overdue');
  const most = waiting.toSorted((one, other) => other.count - one.count).slice(0, mostShown);
  return (
    <FigureStrip>
      <Figure name="Waiting for me" value={<ToWaiting>{formatNumber(totalOf(waiting, 'count'))}</ToWaiting>} />
      <Figure
        name="Overdue"
        value={<ToWaiting search={{ overdue: true }}>{formatNumber(overdue)}</ToWaiting>}
        {...(overdue > 0 && { note: 'past due', alarming: true })}
      />
      {inOrder(most).map(({ group, count, overdue: late }) => (
        <Figure
          key={group}
          name={waitingGroups[group]}
          value={<ToWaiting search={{ waiting: group }}>{formatNumber(count)}</ToWaiting>}
          {...(late > 0 && {
            note: <ToWaiting search={{ waiting: group, overdue: true }}>{`${formatNumber(late)} overdue`}</ToWaiting>,
            alarming: true,
          })}
        />
      ))}
    </FigureStrip>
  );
}
