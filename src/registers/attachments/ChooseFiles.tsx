import { useRef, type ReactNode } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { FileInput } from './FileInput.tsx';

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: '12',
  rowGap: '8',
  flexShrink: '0',
  paddingBlock: '12',
  paddingInline: { base: '16', md: '20' },
  borderBlockStart: 'default',
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '12' });
// Buttons that leave less than this beside it move below.
const hint = css({ flex: '[1 1 14rem]', color: 'fg.subtle', textStyle: 'xs' });

interface ChooseFilesProps {
  readonly onChoose: (files: Iterable<File>) => void;
  /** Whether raw evidence can be attached, too. */
  readonly takesRaw?: boolean;
  /** Another way to a file, before the button. */
  readonly children?: ReactNode;
}

/** Opens the browser's dialog for files. */
export function ChooseFiles({ onChoose, takesRaw = false, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={foot}>
      <span className={hint}>
        {takesRaw
          ? 'PDF, images, office documents and text, and raw evidence: .eml, .msg, .zip, .pcap, .log, .json. Drop files here.'
          : 'PDF, images, office documents and text. Drop files here to attach them.'}
      </span>
      <FileInput ref={input} multiple takesRaw={takesRaw} label="Files to attach" onChoose={onChoose} />
      <div className={buttons}>
        {children}
        <Button variant="primary" size="sm" onClick={() => input.current?.click()}>
          <UploadIcon /> Attach files
        </Button>
      </div>
    </div>
  );
}
