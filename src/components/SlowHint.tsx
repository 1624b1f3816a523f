import { useEffect, useState } from 'react';

import { texts } from '#src/texts/en.ts';
import { css } from '#styled/css/index.js';

/** Specification section 9. In milliseconds. */
const slowAfter = 3000;

// Takes no space while empty but stays rendered: a live region that was hidden is not announced when it appears.
const hint = css({ textStyle: 'sm', color: 'fg.muted', '&:empty': { position: 'absolute' } });

/** Tells a waiting person that the operation is slow; always rendered, so that screen readers announce it. */
export const SlowHint = ({ slow }: { readonly slow: boolean }) => (
  <p className={hint} role="status">
    {slow && texts.slow}
  </p>
);

/** The same for a form, timed from when it became busy. */
export const BusyHint = ({ busy }: { readonly busy: boolean }) => <Timed key={String(busy)} busy={busy} />;

function Timed({ busy }: { readonly busy: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [busy]);
  return <SlowHint slow={slow} />;
}
