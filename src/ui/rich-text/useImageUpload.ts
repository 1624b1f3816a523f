import type { Editor } from '@tiptap/core';
import { useState } from 'react';

import type { RichTextImages } from './rich-text-images.ts';

/** An image that could not be attached, and why. */
interface Failed {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

/** Attaches images one after the other, and puts each where the cursor is then. */
export function useImageUpload(images: RichTextImages | undefined) {
  const [pending, setPending] = useState(0);
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  async function insert(editor: Editor, file: File): Promise<void> {
    if (images === undefined) return;
    try {
      const { id, alt } = await images.upload(file);
      if (!editor.isDestroyed) editor.commands.insertContent({ type: 'attachedImage', attrs: { attachment: id, alt } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'The server did not accept it';
      setFailed((before) => [...before, { key: crypto.randomUUID(), name: file.name, reason }]);
    } finally {
      setPending((before) => before - 1);
    }
  }

  async function insertAll(editor: Editor, files: readonly File[]): Promise<void> {
    for (const file of files) await insert(editor, file);
  }

  return {
    pending,
    failed,
    upload: (editor: Editor, files: readonly File[]) => {
      setPending((before) => before + files.length);
      void insertAll(editor, files);
    },
    dismiss: (key: string) => setFailed((before) => before.filter((one) => one.key !== key)),
  };
}
