import { DOMSerializer, type DOMOutputSpec, type Node, type Schema } from '@tiptap/pm/model';

import { isListType, linkRelation } from '#domain/text/rich-text.ts';

/** Attributes that say the same as their absence are left out. */
function spanOf({ attrs }: Node): Record<string, string> {
  const { colspan, rowspan }: { colspan?: unknown; rowspan?: unknown } = attrs;
  return {
    ...(typeof colspan === 'number' && colspan > 1 && { colspan: String(colspan) }),
    ...(typeof rowspan === 'number' && rowspan > 1 && { rowspan: String(rowspan) }),
  };
}

function listOf({ attrs }: Node): DOMOutputSpec {
  const { start, type }: { start?: unknown; type?: unknown } = attrs;
  const numbering = {
    ...(typeof start === 'number' && start !== 1 && { start: String(start) }),
    ...(typeof type === 'string' && isListType(type) && { type }),
  };
  return ['ol', numbering, 0];
}

/** Writes what the server keeps, and no more. */
function serializerOf(schema: Schema): DOMSerializer {
  return new DOMSerializer(
    {
      ...DOMSerializer.nodesFromSchema(schema),
      codeBlock: () => ['pre', ['code', 0]],
      orderedList: listOf,
      tableCell: (node) => ['td', spanOf(node), 0],
      tableHeader: (node) => ['th', spanOf(node), 0],
    },
    {
      ...DOMSerializer.marksFromSchema(schema),
      link: ({ attrs: { href } }) => ['a', { href: String(href), rel: linkRelation }, 0],
    },
  );
}

const isBlank = ({ childCount, firstChild }: Node): boolean =>
  childCount === 0 || (childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0);

/** The HTML of a document; empty for a document without any content. */
export function htmlOf(document_: Node): string {
  if (isBlank(document_)) return '';
  const page = document.implementation.createHTMLDocument();
  const root = page.createElement('div');
  root.append(serializerOf(document_.type.schema).serializeFragment(document_.content, { document: page }));
  return root.innerHTML;
}
