import { useRef } from 'react';

import { fileTypeKeys, fileTypes } from '#domain/file-types.ts';
import { Button } from '#src/ui/Button.tsx';
import { UploadIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

const foot = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  flexShrink: '0',
  paddingBlock: '12',
  paddingInline: { base: '16', md: '20' },
  borderBlockStart: 'default',
});
const hint = css({ flex: '1', color: 'fg.subtle', textStyle: 'xs' });

const accepted = fileTypeKeys
  .flatMap((type) => fileTypes[type].extensions.map((extension) => `.${extension}`))
  .join(',');

/** Opens the browser's dialog for files. */
export function ChooseFiles({ onChoose }: { readonly onChoose: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={foot}>
      <span className={hint}>PDF, images, office documents and text. Drop files here to attach them.</span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label="Files to attach"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="primary" size="sm" onClick={() => input.current?.click()}>
        <UploadIcon /> Attach files
      </Button>
    </div>
  );
}
