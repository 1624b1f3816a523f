import type { Policy } from '#src/api/policy/policies.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';

import { inForceText } from './coming-text.ts';

type Versions = Pick<Policy, 'versionInForce' | 'comingVersion'>;

/**
 * The version in force, and the number of the one that follows it. Its day would make the row wider than the screen: it is in the tooltip,
 * in a column of its own, and beside the document.
 */
export function VersionsCell({ versionInForce, comingVersion }: Versions) {
  if (comingVersion === null) return <WordsCell>{versionInForce}</WordsCell>;
  return (
    <span title={inForceText({ versionInForce, comingVersion }) ?? undefined}>
      <WordsCell>{`${versionInForce ?? 'None'}, next ${comingVersion.number}`}</WordsCell>
    </span>
  );
}
