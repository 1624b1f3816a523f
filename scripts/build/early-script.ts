import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { inProject } from '#scripts/support/project.ts';

/** The built file of `src/public/early.js`, relative to the output folder. */
export const earlyFile = /^assets\/early-[\w-]+\.js$/;

/**
 * Gives the page's first script a name with its hash, as every other script has: under the name of a public file it would be
 * asked for again on every visit, before anything runs, and a service worker would mix it with pages of another release.
 */
export function earlyScript(): Plugin {
  let reference = '';
  return {
    name: 'attest:early-script',
    apply: 'build',
    buildStart() {
      const source = readFileSync(inProject('src', 'public', 'early.js'));
      reference = this.emitFile({ type: 'asset', name: 'early.js', source });
    },
    // Vite copies it with the other public files, and nothing asks for it there.
    writeBundle: ({ dir }) => rmSync(join(dir ?? '', 'early.js')),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        page.source = String(page.source).replace('"/early.js"', `"/${this.getFileName(reference)}"`);
      },
    },
  };
}
