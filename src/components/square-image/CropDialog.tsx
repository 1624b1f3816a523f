import { useEffect, useRef, useState, type PointerEvent } from 'react';

import { Button } from '#src/ui/Button.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { drawCrop, imageOf, mostZoom, squareOf, wholeCrop, type Crop } from './crop-image.ts';

const stage = css({ display: 'grid', justifyItems: 'center', gap: '16' });
const picture = css({
  width: '[14rem]',
  height: '[14rem]',
  border: 'default',
  borderRadius: 'sm',
  background: 'bg.sunken',
  cursor: 'grab',
  touchAction: 'none',
});
const sliders = css({ display: 'grid', gap: '10', width: 'full' });
const slider = css({
  display: 'grid',
  gridTemplateColumns: '[8rem minmax(0, 1fr)]',
  alignItems: 'center',
  gap: '12',
  textStyle: 'xs',
  color: 'fg.muted',
});
const range = css({ width: 'full', accentColor: 'accent.solid' });

const drawn = 256;
const within = (value: number) => Math.min(1, Math.max(0, value));

interface CropDialogProps {
  /** What the image becomes: `logo`. */
  readonly noun: string;
  /** Null while the dialog is closed. */
  readonly image: HTMLImageElement | null;
  readonly saving: boolean;
  readonly onSave: (image: string) => void;
  readonly onCancel: () => void;
}

/** Cuts a square out of an image: by dragging it, or with sliders. */
export function CropDialog({ noun, image, saving, onSave, onCancel }: CropDialogProps) {
  const [crop, setCrop] = useState(wholeCrop);
  return (
    <Dialog.Root
      open={image !== null}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => (open || saving ? undefined : onCancel())}
    >
      <Dialog.Content
        title={`Crop the ${noun}`}
        description={`What the square shows becomes the ${noun}. Drag it, or use the sliders.`}
        closable={!saving}
        footer={
          <>
            <Button disabled={saving} onClick={onCancel}>
              Cancel
            </Button>
            <Button
              variant="primary"
              busy={saving}
              busyLabel="Saving..."
              onClick={() => (image === null ? undefined : onSave(imageOf(image, crop)))}
            >
              Save {noun}
            </Button>
          </>
        }
      >
        {image !== null && <Stage noun={noun} image={image} crop={crop} onCrop={setCrop} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface StageProps extends Pick<CropDialogProps, 'noun'> {
  readonly image: HTMLImageElement;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

function Stage({ noun, image, crop, onCrop }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, image, crop);
  }, [image, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const { naturalWidth: width, naturalHeight: height } = image;
    const { side } = squareOf(crop, { width, height });
    // The picture follows the pointer: so many of its pixels are one of the screen.
    const scale = side / event.currentTarget.clientWidth;
    const moved = (at: number, by: number, room: number) => (room <= 0 ? at : within(at - (by * scale) / room));
    onCrop({
      ...crop,
      x: moved(crop.x, event.movementX, width - side),
      y: moved(crop.y, event.movementY, height - side),
    });
  };
  const set = (part: keyof Crop) => (value: number) => onCrop({ ...crop, [part]: value });
  return (
    <div className={stage}>
      <canvas
        ref={canvas}
        className={picture}
        width={drawn}
        height={drawn}
        role="img"
        aria-label={`What the ${noun} will show`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className={sliders}>
        <Slider label="Zoom" value={crop.zoom} min={1} max={mostZoom} onChange={set('zoom')} />
        <Slider label="Left to right" value={crop.x} min={0} max={1} onChange={set('x')} />
        <Slider label="Top to bottom" value={crop.y} min={0} max={1} onChange={set('y')} />
      </div>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, onChange, ...input }: SliderProps) => (
  <label className={slider}>
    {label}
    <input
      type="range"
      step={0.01}
      className={range}
      {...input}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  </label>
);
