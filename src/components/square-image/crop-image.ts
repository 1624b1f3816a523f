/** What is cut out of an image: a square, by its middle and how much of the shorter side it takes. */
export interface Crop {
  /** From 0 at the left or top edge to 1: where the square may be. */
  readonly x: number;
  readonly y: number;
  /** 1 takes the whole shorter side, 4 a quarter of it. */
  readonly zoom: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** An image is stored so large, in pixels a side: twice what is shown at most. */
const stored = 128;

/** The contract takes so many characters. */
const longest = 60_000;

/** The square of an image that a crop shows, in its pixels. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: { readonly width: number; readonly height: number }) {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}

/** Draws what a crop shows. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const { left, top, side } = squareOf(crop, { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The image as it is stored: the first of the formats that is short enough. */
export function imageOf(image: HTMLImageElement, crop: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = stored;
  canvas.height = stored;
  drawCrop(canvas, image, crop);
  const lossless = canvas.toDataURL('image/png');
  return lossless.length <= longest ? lossless : canvas.toDataURL('image/jpeg', 0.85);
}

/** Reads an image that was chosen. @throws an error in words if it is none */
export async function readImage(file: File): Promise<HTMLImageElement> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('')),
    );
    reader.addEventListener('error', () => reject(new Error('This file could not be read. Choose another one.')));
    reader.readAsDataURL(file);
  });
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new Error('This is not an image that the browser can show. Choose a PNG, JPEG or WebP image.');
  }
  return image;
}
