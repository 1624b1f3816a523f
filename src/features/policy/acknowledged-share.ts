import { shareText } from '#domain/share.ts';
import type { Policy } from '#src/api/policies.ts';

/** How many of those asked have acknowledged: `68 % (41 of 60)`; null if nobody was asked. */
export const acknowledgedShare = ({ requested, acknowledged }: Policy['acknowledgement']): string | null =>
  requested === 0 ? null : `${shareText(acknowledged, requested)} (${acknowledged} of ${requested})`;
