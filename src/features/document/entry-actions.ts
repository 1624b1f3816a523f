import type { DOMAttributes } from 'react';

import type { TransferTask } from '#machines/document-transfer/document-transfer.machine.ts';
import type { DocumentEntry } from '#src/api/document.ts';

/** What a user may do with files and folders. */
export interface DocumentRights {
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}

type DragProps = Pick<
  DOMAttributes<HTMLElement>,
  'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDragLeave' | 'onDrop'
>;

/** Dragging files and folders onto folders. */
export interface EntryDrag {
  /** For the element of a file or folder. */
  readonly source: (entry: DocumentEntry) => DragProps & { readonly draggable: boolean };
  /** For the element of a folder, or of the top of the repository. */
  readonly target: (folderId: string | null) => DragProps & { readonly 'data-over'?: true | undefined };
}

/** What is done with a file or folder from its row, its menu or its dialog. */
export interface EntryActions {
  readonly rights: DocumentRights;
  readonly onOpen: (entry: DocumentEntry) => void;
  readonly onShow: (entry: DocumentEntry) => void;
  readonly onEdit: (entry: DocumentEntry) => void;
  readonly onTransfer: (task: TransferTask, entry: DocumentEntry) => void;
  readonly drag: EntryDrag;
  readonly onRemove: (entry: DocumentEntry) => void;
  readonly onBringBack: (entry: DocumentEntry) => void;
  readonly onPack: (entry: DocumentEntry) => void;
  readonly onReplace: (entry: DocumentEntry, file: File) => void;
}
