import { useRef, useState } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { readImage } from './crop-image.ts';
import { CropDialog } from './CropDialog.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
const large = css({ width: '[4rem]', height: '[4rem]', borderRadius: 'sm', border: 'default', objectFit: 'cover' });
const problem = css({ marginBlockEnd: '12' });
const hidden = css({ display: 'none' });

interface SquareImageInputProps {
  /** What the image is: `logo`. */
  readonly noun: string;
  readonly kind: 'person' | 'organisation';
  /** Whose it is. */
  readonly name: string;
  /** The stored one as a `data:` address. */
  readonly image: string | null;
  readonly readOnly?: boolean;
  readonly saving: boolean;
  readonly onSave: (image: string | null) => void;
}

/** A square image: chosen, cut to a square, and removed. */
export function SquareImageInput(props: SquareImageInputProps) {
  const { noun, kind, name, image: stored, readOnly = false, saving, onSave } = props;
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setFailure(null);
    try {
      setImage(await readImage(file));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  const shown =
    stored === null ? (
      <Avatar name={name} kind={kind} size="md" />
    ) : (
      <img className={large} src={stored} alt={`${noun === 'logo' ? 'Logo' : 'Picture'} of ${name}`} />
    );
  if (readOnly) return <div className={row}>{shown}</div>;
  return (
    <>
      {failure !== null && (
        <div className={problem}>
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
      <div className={row}>
        {shown}
        <input
          ref={input}
          type="file"
          className={hidden}
          accept="image/png,image/jpeg,image/webp"
          aria-label={`Image of the ${noun}`}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{stored === null ? 'Choose image' : 'Replace image'}</Button>
        {stored !== null && (
          <Button variant="ghost" disabled={saving} onClick={() => onSave(null)}>
            Remove {noun}
          </Button>
        )}
      </div>
      <CropDialog
        key={image?.src}
        noun={noun}
        image={image}
        saving={saving}
        onSave={onSave}
        onCancel={() => setImage(null)}
      />
    </>
  );
}
