import type { Editor } from '@tiptap/core';

import { isAllowedAddress } from '#domain/text/rich-text.ts';

import type { InlineQuestion } from './InlineField.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `example.org/page` is meant as a page, `person@example.org` as mail. */
function completed(address: string): string {
  if (address === '' || isAllowedAddress(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/][^\s@:/.]*\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(address) ? `https://${address}` : address;
}

/** Asks where the selected words lead; without a selection, the address is inserted. */
export function linkQuestion(editor: Editor): InlineQuestion {
  const isLink = editor.isActive('link');
  return {
    label: 'Address of the link',
    value: textOf(editor.getAttributes('link')['href']),
    confirmLabel: isLink ? 'Change link' : 'Add link',
    problemOf: (value) =>
      isAllowedAddress(completed(value)) ? undefined : 'Enter an address that starts with https:// or mailto:',
    onConfirm(value) {
      const href = completed(value);
      const chain = editor.chain().extendMarkRange('link');
      if (editor.state.selection.empty && !isLink)
        chain.insertContent({ type: 'text', text: value, marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.setLink({ href }).run();
    },
    ...(isLink && {
      removal: {
        label: 'Remove link',
        onRemove: () => editor.chain().extendMarkRange('link').unsetLink().run(),
      },
    }),
    onEnd: () => editor.commands.focus(),
  };
}

/** Asks for the description of the selected image, for people who do not see it. */
export const imageQuestion = (editor: Editor): InlineQuestion => ({
  label: 'What the image shows',
  value: textOf(editor.getAttributes('attachedImage')['alt']),
  confirmLabel: 'Save description',
  problemOf: (value) => (value === '' ? 'Describe the image for people who do not see it' : undefined),
  onConfirm: (alt) => void editor.commands.updateAttributes('attachedImage', { alt }),
  onEnd: () => editor.commands.focus(),
});
