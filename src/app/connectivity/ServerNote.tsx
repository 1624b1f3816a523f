import { overlayTexts } from '#src/texts/overlays.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

// It must not cover anything clickable.
const place = css({
  position: 'fixed',
  insetBlockEnd: '16',
  insetInline: '16',
  zIndex: 'toast',
  display: 'grid',
  justifyContent: 'center',
  pointerEvents: 'none',
});

const { server: words } = overlayTexts;

/** Shown while the server does not answer; it disappears on its own. */
export const ServerNote = () => (
  <div className={place}>
    <Banner tone="warning" title={words.title}>
      {words.text}
    </Banner>
  </div>
);
