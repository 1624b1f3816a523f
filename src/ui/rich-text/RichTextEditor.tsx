import { useState } from 'react';

import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import type { RichTextImages } from './rich-text-images.ts';
import { Toolbar } from './Toolbar.tsx';
import { useImageUpload } from './useImageUpload.ts';
import { useTextEditor } from './useTextEditor.ts';

const root = css({ border: 'control', borderRadius: 'sm', _focusWithin: { borderColor: 'focus' } });
const sheet = css({
  '& > [contenteditable]': {
    minHeight: '[20rem]',
    padding: { base: '12', md: '20' },
    whiteSpace: 'pre-wrap',
    outline: 'none',
    '& pre': { whiteSpace: 'pre-wrap' },
    '& .selectedCell': { background: 'bg.selected' },
    '& .ProseMirror-selectednode': { outline: '[2px solid token(colors.focus)]' },
    '& .ProseMirror-gapcursor': { position: 'absolute', borderBlockStart: 'strong', width: '20' },
  },
  '& .rich-text-drop': { background: 'accent.solid' },
});
const status = css({ margin: '0', paddingInline: '12', paddingBlock: '4', color: 'fg.muted', textStyle: 'xs' });

export interface RichTextEditorProps {
  readonly label: string;
  /** The text to start with; another `key` starts another. */
  readonly initial: string;
  /** False while the text must stay as it is. */
  readonly editable?: boolean;
  readonly images?: RichTextImages | undefined;
  /** Called with the HTML after each change; of a long text, at most four times a second. */
  readonly onChange: (html: string) => void;
}

/** Writes a rich text. Its code is large: load it with `lazyPart`. */
export function RichTextEditor({ label, initial, editable = true, images, onChange }: RichTextEditorProps) {
  const { pending, failed, upload, dismiss } = useImageUpload(images);
  const [lost, setLost] = useState(0);
  const { place, editor, flush } = useTextEditor({
    label,
    initial,
    editable,
    addressOf: images?.address,
    onChange,
    takeImages(within, files) {
      if (images === undefined || files.length === 0) return false;
      upload(within, files);
      return true;
    },
    onImagesLost: setLost,
  });
  return (
    <div
      className={root}
      // Saving by the keyboard includes what was typed last.
      onKeyDownCapture={({ ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) flush();
      }}
    >
      {editor !== null && editable && (
        <Toolbar editor={editor} onImages={images === undefined ? undefined : (files) => upload(editor, files)} />
      )}
      <p className={status} role="status" hidden={pending === 0}>
        {pending > 0 && (pending === 1 ? 'Attaching the image...' : `Attaching ${pending} images...`)}
      </p>
      {failed.map(({ key, name, reason }) => (
        <Banner key={key} tone="danger" title={`${name} was not attached`} onDismiss={() => dismiss(key)}>
          {reason}
        </Banner>
      ))}
      {lost > 0 && (
        <Banner
          tone="warning"
          title={lost === 1 ? 'An image was not pasted' : `${lost} images were not pasted`}
          onDismiss={() => setLost(0)}
        >
          {images === undefined
            ? 'This text cannot have images.'
            : 'A pasted text comes without its images. Copy each image by itself and paste it, or attach it from a file.'}
        </Banner>
      )}
      <div ref={place} className={sheet} />
    </div>
  );
}
