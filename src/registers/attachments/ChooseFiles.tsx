import { useRef } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { FileInput } from './FileInput.tsx';

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

/** Opens the browser's dialog for files. */
export function ChooseFiles({ onChoose }: { readonly onChoose: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={foot}>
      <span className={hint}>PDF, images, office documents and text. Drop files here to attach them.</span>
      <FileInput ref={input} multiple label="Files to attach" onChoose={onChoose} />
      <Button variant="primary" size="sm" onClick={() => input.current?.click()}>
        <UploadIcon /> Attach files
      </Button>
    </div>
  );
}
