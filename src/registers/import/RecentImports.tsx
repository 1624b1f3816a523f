import type { Import } from '#machines/import/import.types.ts';
import { formatInstant } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import type { Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { stateInWords } from './words.ts';

interface RecentImportsProps {
  readonly noun: Noun;
  readonly recent: readonly Import[];
  readonly disabled: boolean;
  readonly onOpen: (id: string) => void;
}

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: { base: 'touch', md: '44' },
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '6',
  borderBlockEnd: 'subtle',
});
const body = css({ flex: '1', minWidth: '0', display: 'grid', gap: '2' });
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.subtle', textStyle: 'xs' });

/** What the person has imported in the last day, which can still be undone. */
export const RecentImports = ({ noun, recent, disabled, onOpen }: RecentImportsProps) => (
  <Region title="Your imports of the last 24 hours">
    <ul className={list}>
      {recent.map((one) => (
        <li key={one.id} className={item}>
          <span className={body}>
            <span className={name} dir="auto">
              {one.fileName}
            </span>
            <span className={note}>
              {stateInWords(one, noun)}, <time dateTime={one.createdAt}>{formatInstant(one.createdAt)}</time>
            </span>
          </span>
          <Button size="sm" disabled={disabled} aria-label={`Open ${one.fileName}`} onClick={() => onOpen(one.id)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  </Region>
);
