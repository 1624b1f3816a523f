import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';

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

/** Excludes anything that loads external content, can be filled in, or changes the look of the page. */
const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'img'],
  FORBID_ATTR: ['style', 'class', 'id'],
};

/** A drafted section: HTML sanitised by the server, and sanitised again here rather than trusted. */
export function SectionText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  }, [html]);
  return <div ref={place} className={text} dir="auto" />;
}
