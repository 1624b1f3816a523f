import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';

import { richTextExtensions } from '#src/ui/rich-text/extensions.ts';
import { htmlOf } from '#src/ui/rich-text/html-of.ts';

/** What the editor writes once a paragraph has been typed, sign by sign. */
function typed(text: string): string {
  const editor = new Editor({ extensions: richTextExtensions(), content: '<p></p>' });
  const { view } = editor;
  for (const sign of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(sign, from, to);
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, sign, insert)) ?? false;
    if (!isHandled) view.dispatch(insert());
  }
  const written = htmlOf(editor.state.doc);
  editor.destroy();
  return written;
}

test.each([
  ['# Scope', '<h2>Scope</h2>'],
  ['## Scope', '<h2>Scope</h2>'],
  ['### Scope', '<h3>Scope</h3>'],
  ['#1 Scope', '<p>#1 Scope</p>'],
])('%j becomes what it is in pasted Markdown', (text, html) => expect(typed(text)).toBe(html));
