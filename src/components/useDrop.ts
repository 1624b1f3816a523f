import { useState, type DragEvent } from 'react';

import { toast } from '#src/ui/feedback/toast.tsx';

import { isolated } from './bidi.ts';
import { droppedFiles } from './dropped-files.ts';
import { enumerated } from './words.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A folder would be sent as a file that cannot be read. */
const refuseFolders = (names: readonly string[]) =>
  toast.error(
    'Folders cannot be dropped here',
    `Open ${enumerated(names.map(isolated))} on your computer and drop the files that are in it.`,
  );

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
      const { files, folders } = droppedFiles(event.dataTransfer.items);
      if (folders.length > 0) refuseFolders(folders);
      if (files.length > 0) onDrop(files);
    },
  };
}
