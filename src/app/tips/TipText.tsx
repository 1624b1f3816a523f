import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';

import { css } from '#styled/css/index.js';

const text = css({
  display: 'grid',
  gap: '12',
  overflowWrap: 'anywhere',
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
  '& ul, & ol': { paddingInlineStart: '20' },
  '& img': { maxWidth: 'full', height: '[auto]' },
});

/** Nothing that loads from elsewhere, can be filled in, or changes how the page looks. */
const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'img'],
  FORBID_ATTR: ['style', 'class', 'id'],
};

/** The body of a tip: HTML that the server has sanitised, and that nobody has to trust here. */
export function TipText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  }, [html]);
  return <div ref={place} className={text} />;
}
