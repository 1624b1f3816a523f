import { Button } from '#src/ui/Button.tsx';
import { css, cx } from '#styled/css/index.js';

import { width } from './page-width.ts';

const footer = css({
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  background: 'bg.surface',
  borderBlockStart: 'default',
});
const content = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', paddingBlock: '12' });
/** As high as the footer with the longest of its texts, so that it hides nothing of the page's end. */
const room = css({ height: { base: '[11rem]', md: '[5.5rem]' } });
const progress = css({
  display: 'block',
  appearance: 'none',
  width: 'full',
  height: '2',
  border: 'none',
  background: '[transparent]',
  '&::-webkit-progress-bar': { background: '[transparent]' },
  '&::-webkit-progress-value': { background: 'accent.solid' },
  '&::-moz-progress-bar': { background: 'accent.solid' },
});
const place = css({ flex: { base: '[1 0 100%]', md: '1' }, minWidth: '0' });

/** Below every policy, always in sight: how much has been read, and the box, which is filled in later. */
export function Footer() {
  return (
    <>
      <div className={room} />
      <footer className={footer}>
        <progress id="reading-progress" className={progress} aria-label="Reading progress" max={1} value={0} />
        <div className={cx(width, content)}>
          <div id="acknowledgement" className={place} />
          <Button id="continue-reading" hidden>
            Continue where you left off
          </Button>
        </div>
      </footer>
    </>
  );
}
