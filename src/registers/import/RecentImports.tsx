import type { Import } from '#machines/import/import.types.ts';
import type { Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';

import { RecentList } from './RecentList.tsx';
import { stateInWords } from './words.ts';

interface RecentImportsProps {
  readonly noun: Noun;
  readonly recent: readonly Import[];
  readonly disabled: boolean;
  readonly onOpen: (id: string) => void;
}

/** What the person has imported in the last day, which can still be undone. */
export const RecentImports = ({ noun, recent, disabled, onOpen }: RecentImportsProps) => (
  <RecentList
    title="Your imports of the last 24 hours"
    items={recent.map((one) => ({
      id: one.id,
      name: one.fileName,
      state: stateInWords(one, noun),
      createdAt: one.createdAt,
      action: (
        <Button size="sm" disabled={disabled} aria-label={`Open ${one.fileName}`} onClick={() => onOpen(one.id)}>
          Open
        </Button>
      ),
    }))}
  />
);
