import { useEffect, useRef } from 'react';

import { plainTextElements } from '#domain/text/rich-text.ts';
import { safeContent } from '#src/ui/rich-text/safe-content.ts';
import { css } from '#styled/css/index.js';

const text = css({
  display: 'grid',
  gap: '8',
  scrolls: 'x',
  overflowWrap: 'anywhere',
  textStyle: 'sm',
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& ul, & ol': { paddingInlineStart: '20' },
  '& th, & td': { border: 'subtle', padding: '4', textAlign: 'start', verticalAlign: 'top' },
});

/** A drafted section. */
export function SectionText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(safeContent(html, plainTextElements));
  }, [html]);
  return <div ref={place} className={text} dir="auto" />;
}
