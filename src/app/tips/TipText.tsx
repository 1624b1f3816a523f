import { useEffect, useRef } from 'react';

import { plainTextElements } from '#domain/text/rich-text.ts';
import { safeContent } from '#src/ui/rich-text/safe-content.ts';
import { css } from '#styled/css/index.js';

const text = css({
  display: 'grid',
  gap: '12',
  overflowWrap: 'anywhere',
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
  '& ul, & ol': { paddingInlineStart: '20' },
});

/** The body of a tip. */
export function TipText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(safeContent(html, plainTextElements));
  }, [html]);
  return <div ref={place} className={text} />;
}
