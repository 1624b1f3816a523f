import { imageSize } from 'image-size';

import { invalid } from '#server/contract/errors.ts';

const smallest = 32;
const largest = 512;

/** What a `data:` address says its image is, in the names of what reads it. */
const typeNames: Readonly<Record<string, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' };

/** A field that takes a square image, as refusals name it: `logo`. */
type ImageField = 'logo' | 'picture';

const refusal = (field: ImageField, message: string) => invalid([{ field, message }]);

function measured(bytes: Buffer, field: ImageField) {
  try {
    return imageSize(bytes);
  } catch {
    // It throws errors of several kinds at files that end early or are not what they seem.
    throw refusal(field, 'This image cannot be read. Choose another one.');
  }
}

/** @throws ApiError 400 on the field for an image that is not what its address says, or is not square and small */
export function checkedImage(address: string, field: ImageField): void {
  const [head = '', content = ''] = address.split(',');
  const { type, width, height } = measured(Buffer.from(content, 'base64'), field);
  if (type !== typeNames[head.slice('data:image/'.length, -';base64'.length)])
    throw refusal(field, 'This image is not what it says it is. Choose another one.');
  if (width !== height || width < smallest || width > largest)
    throw refusal(field, `A ${field} is square, from ${smallest} to ${largest} pixels a side`);
}
