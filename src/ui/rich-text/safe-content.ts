import DOMPurify from 'dompurify';

import { isAllowedAddress, linkRelation, richTextAttributes, richTextElements } from '#domain/text/rich-text.ts';

import { laidOut } from './text-direction.ts';

/**
 * The content of a rich text as elements that run and load nothing: the server has sanitised it, and it is sanitised again here
 * rather than trusted. Links open beside the page.
 * @param elements those that the text may have
 */
export function safeContent(html: string, elements: string[] = richTextElements): DocumentFragment {
  const content = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: richTextAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of content.querySelectorAll('a')) {
    if (!isAllowedAddress(link.getAttribute('href') ?? '')) link.removeAttribute('href');
    link.target = '_blank';
    link.rel = linkRelation;
  }
  for (const part of content.querySelectorAll<HTMLElement>(laidOut.join())) part.dir = 'auto';
  return content;
}
