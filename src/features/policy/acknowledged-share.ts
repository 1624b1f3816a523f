import { shareText } from '#domain/share.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import { formatNumber } from '#src/components/format.ts';

/** How many of those who acknowledged did so for an earlier version, which counts on: `, 30 for an earlier version`. */
export const earlierText = (count: number): string =>
  count === 0 ? '' : `, ${formatNumber(count)} for an earlier version`;

/** How many of those asked have acknowledged: `68% (41 of 60, 30 for an earlier version)`; null if nobody was asked. */
export const acknowledgedShare = ({
  requested,
  acknowledged,
  ofEarlierVersions,
}: Policy['acknowledgement']): string | null =>
  requested === 0
    ? null
    : `${shareText(acknowledged, requested)} (${acknowledged} of ${requested}${earlierText(ofEarlierVersions)})`;
