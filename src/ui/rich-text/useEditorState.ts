import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/**
 * What the buttons show of an editor. Read after each change of text or selection, and rendered only if it differs.
 * @param read returns plain values; called with the same function every time
 */
export function useEditorState<State>(editor: Editor, read: (editor: Editor) => State): State {
  const [state, setState] = useState(() => read(editor));
  useEffect(() => {
    const update = () =>
      setState((before) => {
        const now = read(editor);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor, read]);
  return state;
}
