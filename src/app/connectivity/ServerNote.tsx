import { overlayTexts } from '#src/texts/overlays.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

// It covers nothing that could be clicked.
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

/** While the server does not answer; it goes by itself. */
export const ServerNote = () => (
  <div className={place}>
    <Banner tone="warning" title={words.title}>
      {words.text}
    </Banner>
  </div>
);
