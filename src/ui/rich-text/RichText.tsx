import { useLayoutEffect, useRef } from 'react';

import { attachmentAttribute } from '#domain/text/rich-text.ts';
import { css, cx } from '#styled/css/index.js';

import type { RichTextImages } from './rich-text-images.ts';
import { richTextStyle } from './rich-text-style.ts';
import { safeContent } from './safe-content.ts';
import { showAttachment } from './show-attachment.ts';

const wide = css({ '& table': { display: 'block', scrolls: 'x', maxWidth: 'full' } });

interface RichTextProps {
  /** As it was stored; it is sanitised again here rather than trusted. */
  readonly html: string;
  readonly addressOf?: RichTextImages['address'] | undefined;
  /** Called once the text is there, with its element. */
  readonly onShown?: ((element: HTMLElement) => void) | undefined;
}

/** A rich text to read. */
export function RichText({ html, addressOf, onShown }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    element.replaceChildren(safeContent(html));
    for (const image of element.querySelectorAll('img'))
      showAttachment(image, image.getAttribute(attachmentAttribute) ?? '', addressOf);
    onShown?.(element);
  }, [html, addressOf, onShown]);
  return <div ref={place} className={cx(richTextStyle, wide)} dir="auto" />;
}
