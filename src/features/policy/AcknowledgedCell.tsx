import type { Policy } from '#src/api/policy/policies.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';

import { acknowledgedShare } from './acknowledged-share.ts';

/** How many of those asked have acknowledged. */
export const AcknowledgedCell = ({ share }: { readonly share: Policy['acknowledgement'] }) => (
  <WordsCell>{acknowledgedShare(share)}</WordsCell>
);
