import type { StaffMember } from '#src/api/staff.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatDay } from '#src/components/format.ts';

/** Until when someone is away, and who stands in for them; nothing for who is here. */
export const AwayText = ({ away }: Pick<StaffMember, 'away'>) =>
  away === null ? null : (
    <span dir="auto">
      Until {formatDay(away.until)}
      {away.deputy !== null && `, deputy ${isolated(away.deputy.title)}`}
    </span>
  );
