import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { inProject } from '#scripts/support/project.ts';

// As in vite.config.ts.
const panda: object = pandacss({ configPath: inProject('panda.secure-links.config.ts'), cwd: inProject() });

/**
 * The script and styles of the pages without an account, built beside the app: sharing its files would bring them what only the
 * app needs (docs/decisions/072-secure-links.md).
 */
export default defineConfig({
  root: inProject('src'),
  cacheDir: inProject('.cache', 'vite-secure-links'),
  plugins: [react()],
  css: {
    postcss: {
      // @ts-expect-error -- It is a plugin.
      plugins: [panda],
    },
  },
  build: {
    rolldownOptions: { input: inProject('src', 'secure-links', 'client.tsx') },
    outDir: inProject('dist', 'client'),
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/secure-links.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    reportCompressedSize: false,
  },
});
