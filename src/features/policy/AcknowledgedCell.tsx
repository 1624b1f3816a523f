import type { Policy } from '#src/api/policies.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';

/** How many of those asked have acknowledged: `41 of 60, 68 %`. */
export function AcknowledgedCell({
  share: { requested, acknowledged },
}: {
  readonly share: Policy['acknowledgement'];
}) {
  if (requested === 0) return <WordsCell>{null}</WordsCell>;
  const percent = Math.floor((100 * acknowledged) / requested);
  return <WordsCell>{`${percent} % (${acknowledged} of ${requested})`}</WordsCell>;
}
