/** What is read of something that was dropped. */
export interface DroppedItem {
  readonly kind: string;
  getAsFile(): File | null;
  /** Null where the browser does not say whether it is a folder. */
  webkitGetAsEntry(): { readonly isDirectory: boolean } | null;
}

interface Dropped {
  readonly files: readonly File[];
  /** The names of folders: a browser hands them over like files, which cannot be read. */
  readonly folders: readonly string[];
}

/** The files that were dropped, without folders. */
export function droppedFiles(items: Iterable<DroppedItem>): Dropped {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of items) {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (file === null) continue;
    if (item.webkitGetAsEntry()?.isDirectory === true) folders.push(file.name);
    else files.push(file);
  }
  return { files, folders };
}
