import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { richTextExtensions } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { pasteProps } from './paste.ts';
import type { RichTextImages } from './rich-text-images.ts';
import { richTextStyle } from './rich-text-style.ts';
import { textReports, type TextReports } from './text-reports.ts';

interface TextEditorOptions {
  readonly label: string;
  readonly initial: string;
  readonly editable: boolean;
  readonly addressOf: RichTextImages['address'] | undefined;
  readonly onChange: (html: string) => void;
  /** Takes images, and returns whether there were any. */
  readonly takeImages: (editor: Editor, files: readonly File[]) => boolean;
  /** Called with how many images of a pasted text were left out. */
  readonly onImagesLost: (count: number) => void;
}

const attributesOf = (label: string) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  dir: 'auto',
  class: richTextStyle,
});

/** Starts an editor in an element, as long as that is shown. */
export function useTextEditor(options: TextEditorOptions) {
  const { label, initial, editable, addressOf, onChange, takeImages, onImagesLost } = options;
  const place = useRef<HTMLDivElement>(null);
  const reports = useRef<TextReports>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const report = useEffectEvent(onChange);
  const take = useEffectEvent(takeImages);
  const tellLost = useEffectEvent(onImagesLost);
  const start = useEffectEvent((element: HTMLElement): Editor => {
    const started: Editor = new Editor({
      element,
      content: initial,
      injectCSS: false,
      extensions: richTextExtensions(addressOf),
      editorProps: {
        ...pasteProps(
          (files) => take(started, files),
          (count) => tellLost(count),
        ),
        attributes: attributesOf(label),
      },
    });
    return started;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    // Built outside the page: the editor renders its document twice, and a long one would be laid out each time.
    const outside = document.createElement('div');
    const started = start(outside);
    place.current.append(...outside.childNodes);
    const { changed, flush } = textReports(() => htmlOf(started.state.doc), report);
    reports.current = { changed, flush };
    started.on('update', () => changed(started.state.doc.content.size));
    started.on('blur', flush);
    setEditor(started);
    return () => {
      flush();
      started.destroy();
    };
  }, []);
  useEffect(() => editor?.setEditable(editable, false), [editor, editable]);
  return { place, editor, flush: () => reports.current?.flush() };
}
