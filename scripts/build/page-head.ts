import type { Manifest } from '#scripts/build/preloads.ts';

/** The Latin part of the default font, in which the first view is painted. */
export const firstFont = /\/geist-latin-wght-normal-/;

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * Arranges what a built page fetches: first what it is painted with, style sheet and font, then its scripts.
 * @throws when the page has no style sheet or the build no such font
 */
export function arrangeHead(html: string, manifest: Manifest): string {
  const styles = styleSheet.exec(html)?.[0];
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => firstFont.test(file));
  if (styles === undefined || font === undefined) throw new Error('The page has no style sheet, or the build no font.');
  const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
  return html.replace(styles, '').replace(/<script src="[^"]*\/early-/, `${styles.trim()}\n    ${fontLink}\n    $&`);
}
