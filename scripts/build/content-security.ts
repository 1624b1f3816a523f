import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { inProject } from '#scripts/support/project.ts';

/** What the content security policy must allow beyond the app's own files. */
export interface ContentSecurity {
  /** `sha256-…` of every style element that the app creates at run time. */
  readonly styleHashes: readonly string[];
}

/**
 * The requirements of a built page: the hashes of its inline styles and of the style element that sonner creates on import.
 *
 * @param others the style elements of other pages
 * @throws when the page has an inline script, which the policy never allows.
 */
export function contentSecurityOf(page: string, others: readonly string[] = []): ContentSecurity {
  const html = readFileSync(page, 'utf8');
  if (inlineTexts(html, 'script').length > 0)
    throw new Error(`${page} has an inline script, which the browser would block.`);
  const sonner = readFileSync(inProject('node_modules', 'sonner', 'dist', 'index.mjs'), 'utf8');
  return { styleHashes: [...inlineTexts(html, 'style'), ...injectedStyles(sonner), ...others].map(hashOf) };
}

/** The texts of the page's own `<style>` or `<script>` elements, without data blocks. */
function inlineTexts(html: string, element: 'style' | 'script'): string[] {
  const elements = html.matchAll(new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[^]*?)</${element}>`, 'g'));
  return [...elements]
    .map(({ groups }) => ({ attributes: groups?.['attributes'] ?? '', text: groups?.['text'] ?? '' }))
    .filter(({ attributes, text }) => text !== '' && !attributes.includes('application/json'))
    .map(({ text }) => text);
}

/**
 * The styles that sonner's module adds to the page on evaluation (`__insertCSS("…")`): its style element is first
 * inserted empty, which the browser checks as well.
 *
 * @throws when there are none: an update has moved them, and the browser would silently block them under the policy.
 */
export function injectedStyles(moduleText: string): string[] {
  const literals = [...moduleText.matchAll(/^__insertCSS\((?<literal>".*")\);?$/gm)];
  if (literals.length === 0) throw new Error('sonner no longer inserts its styles as it did: see content-security.ts.');
  return ['', ...literals.map(({ groups }) => String(JSON.parse(groups?.['literal'] ?? '""')))];
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
