import { useState, type DragEvent } from 'react';

import type { DocumentEntry } from '#src/api/document.ts';

import type { EntryDrag } from './entry-actions.ts';

/** What is dragged is no file of the computer, which the page would upload. */
const dataType = 'application/x-attest-document';

/** Whether a file or folder can be put there: where it is already, and into itself, it cannot. */
const canGo = ({ id, path }: DocumentEntry, folderId: string | null): boolean =>
  folderId !== id && folderId !== (path.at(-1)?.id ?? null);

/** Dragging files and folders of a list onto folders; from the keyboard, their menu moves them. */
export function useEntryDrag(
  isAllowed: boolean,
  onDropInto: (entry: DocumentEntry, folderId: string | null) => void,
): EntryDrag {
  const [dragged, setDragged] = useState<DocumentEntry | null>(null);
  /** Undefined while nothing is dragged over a folder. */
  const [over, setOver] = useState<string | null>();
  const end = () => {
    setDragged(null);
    setOver(undefined);
  };
  return {
    source: (entry) => ({
      draggable: isAllowed,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.setData(dataType, entry.id);
        dataTransfer.effectAllowed = 'move';
        setDragged(entry);
      },
      onDragEnd: end,
    }),
    target: (folderId) => {
      if (dragged === null || !canGo(dragged, folderId)) return {};
      return {
        'data-over': over === folderId || undefined,
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setOver(folderId);
        },
        onDragLeave: () => setOver(undefined),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          end();
          onDropInto(dragged, folderId);
        },
      };
    },
  };
}
