import type { Ref } from 'react';

import { fileTypeKeys, fileTypes } from '#domain/files/file-types.ts';

const accepted = fileTypeKeys
  .flatMap((type) => fileTypes[type].extensions.map((extension) => `.${extension}`))
  .join(',');

interface FileInputProps {
  readonly label: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The browser's dialog for files, which a button opens by a click on this. */
export const FileInput = ({ label, multiple = false, onChoose, ref }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    multiple={multiple}
    hidden
    accept={accepted}
    aria-label={label}
    onChange={({ currentTarget }) => {
      onChoose([...(currentTarget.files ?? [])]);
      // The same file can be chosen again.
      currentTarget.value = '';
    }}
  />
);
