import { useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on an element. */
export function useDrop(isAllowed: boolean, onDrop: (files: Iterable<File>) => void) {
  const [over, setOver] = useState(false);
  if (!isAllowed) return {};
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
}
