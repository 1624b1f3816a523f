import type { Ref } from 'react';

import { fileTypeKeys, fileTypes, type FileType } from '#domain/files/file-types.ts';

const namesOf = (types: readonly FileType[]) =>
  types.flatMap((type) => fileTypes[type].extensions.map((extension) => `.${extension}`)).join(',');

interface FileInputProps {
  readonly label: string;
  readonly multiple?: boolean;
  /** Whether raw evidence can be chosen, too. */
  readonly takesRaw?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The browser's dialog for files, which a button opens by a click on this. */
export const FileInput = ({ label, multiple = false, takesRaw = false, onChoose, ref }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    multiple={multiple}
    hidden
    accept={namesOf(takesRaw ? [...fileTypeKeys, 'RAW'] : fileTypeKeys)}
    aria-label={label}
    onChange={({ currentTarget }) => {
      onChoose([...(currentTarget.files ?? [])]);
      // The same file can be chosen again.
      currentTarget.value = '';
    }}
  />
);
