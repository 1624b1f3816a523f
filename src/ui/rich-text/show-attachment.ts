import type { RichTextImages } from './rich-text-images.ts';

/**
 * Shows an attached image. Without an address for it, such as after the attachment was removed, its description is shown
 * in its place by the browser.
 */
export function showAttachment(image: HTMLImageElement, id: string, addressOf: RichTextImages['address'] | undefined) {
  image.loading = 'lazy';
  if (addressOf === undefined) return;
  void addressOf(id).then(
    (address) => {
      image.src = address;
    },
    () => {
      image.dataset['missing'] = '';
    },
  );
}
