import type { components } from '#openapi/generated/types.ts';

type SecurePolicyImage = components['schemas']['SecurePolicyImage'];

/** The images of a policy, by what names them in its text. */
export type ImagesById = ReadonlyMap<string, SecurePolicyImage>;

export const imagesById = (images: readonly SecurePolicyImage[]): ImagesById =>
  new Map(images.map((image) => [image.attachmentId, image]));

/** Their room is kept until they arrive, which they do once they are nearly in sight. */
const sizeOf = ({ width, height }: SecurePolicyImage) => (width === null || height === null ? {} : { width, height });

/** An image in React. */
export const PolicyImage = ({ image, alt }: { readonly image: SecurePolicyImage; readonly alt: string }) => (
  <img src={image.url} {...sizeOf(image)} alt={alt} loading="lazy" decoding="async" />
);

/** In sanitised HTML, where quotes and angle brackets of attributes are escaped. */
const imageTags = /<img (?=[^>]*data-attachment="(?<id>[^"]*)")/g;

/** Gives the images of a sanitised text their addresses. One that does not belong to the version keeps its description alone. */
export const withImages = (html: string, images: ImagesById): string =>
  html.replaceAll(imageTags, (tag, id: string) => {
    const image = images.get(id);
    if (image === undefined) return tag;
    const size = Object.entries(sizeOf(image)).map(([name, pixels]) => `${name}="${pixels}" `);
    return `${tag}src="${image.url}" ${size.join('')}loading="lazy" decoding="async" `;
  });
