import { useRef } from 'react';

import type { IconButtonProps } from '#src/ui/IconButton.tsx';

import { ImageIcon } from './rich-text-icons.tsx';
import { ToolButton } from './ToolButton.tsx';

interface ChooseImageProps extends Pick<IconButtonProps, 'tabIndex' | 'onFocus'> {
  readonly onChosen: (files: readonly File[]) => void;
}

/** Chooses images from the person's device. */
export function ChooseImage({ onChosen, ...stop }: ChooseImageProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Images"
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <ToolButton {...stop} label="Image" onClick={() => input.current?.click()}>
        <ImageIcon />
      </ToolButton>
    </>
  );
}
