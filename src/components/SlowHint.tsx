import { useEffect, useState } from 'react';

import { texts } from '#src/texts/en.ts';
import { css } from '#styled/css/index.js';

/** Specification section 9. In milliseconds. */
const slowAfter = 3000;

// Without a place of its own while it is empty, but there: what is hidden is not announced when it is shown.
const hint = css({ textStyle: 'sm', color: 'fg.muted', '&:empty': { position: 'absolute' } });

/** Says to somebody who waits that it takes long; it is always on the page, so that it is announced. */
export const SlowHint = ({ slow }: { readonly slow: boolean }) => (
  <p className={hint} role="status">
    {slow && texts.slow}
  </p>
);

/** The same for a form, by how long it has been busy. */
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
