import { Extension, Mark, textblockTypeInputRule, type Extensions, type Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

import { isAllowedAddress, linkRelation } from '#domain/text/rich-text.ts';

import { attachedImage } from './attached-image.ts';
import type { RichTextImages } from './rich-text-images.ts';

const plainMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Without the widths that Tiptap writes as inline styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** Widths are not kept, and looking for them would search the whole table again for each cell. */
const withoutWidth = (cell: Node) =>
  cell.extend({
    addAttributes() {
      return { ...this.parent?.(), colwidth: { default: null, parseHTML: () => null } };
    },
  });

/** `# ` begins a heading as it does in pasted Markdown: the title of the policy is the only one of the first level. */
const firstLevelTyped = Extension.create({
  name: 'firstLevelTyped',
  addInputRules() {
    const heading = this.editor.schema.nodes['heading'];
    return heading === undefined
      ? []
      : [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })];
  },
});

/** The schema of rich texts and how they are typed. */
export const richTextExtensions = (addressOf?: RichTextImages['address']): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // It would add an empty paragraph to texts that are only opened.
    trailingNode: false,
    // Its colour is a style of ours.
    dropcursor: { color: false, class: 'rich-text-drop' },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isAllowedAddress(address),
      HTMLAttributes: { target: null, class: null, rel: linkRelation },
    },
  }),
  firstLevelTyped,
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  PlainTable.configure({ View: null }),
  TableRow,
  withoutWidth(TableHeader),
  withoutWidth(TableCell),
  attachedImage(addressOf),
];
