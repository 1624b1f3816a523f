import { Node } from '@tiptap/core';

import { attachmentAttribute } from '#domain/text/rich-text.ts';

import type { RichTextImages } from './rich-text-images.ts';
import { showAttachment } from './show-attachment.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An image that is an attachment of the record, shown by an address that is valid for a short time. */
export const attachedImage = (addressOf: RichTextImages['address'] | undefined) =>
  Node.create({
    name: 'attachedImage',
    group: 'block',
    draggable: true,
    addAttributes() {
      return {
        attachment: {
          default: null,
          parseHTML: (element) => element.getAttribute(attachmentAttribute),
          renderHTML: ({ attachment }) => ({ [attachmentAttribute]: textOf(attachment) }),
        },
        alt: {
          default: '',
          parseHTML: (element) => element.getAttribute('alt') ?? '',
          renderHTML: ({ alt }) => ({ alt: textOf(alt) }),
        },
      };
    },
    parseHTML: () => [{ tag: `img[${attachmentAttribute}]` }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img');
        dom.alt = textOf(node.attrs['alt']);
        showAttachment(dom, textOf(node.attrs['attachment']), addressOf);
        return { dom };
      };
    },
  });
