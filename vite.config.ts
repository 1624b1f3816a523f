import pandacss from '@pandacss/dev/postcss';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { chunkName, preloadedWith } from '#scripts/build/chunk-names.ts';
import { compactRoutes } from '#scripts/build/compact-routes.ts';
import { earlyFile, earlyScript } from '#scripts/build/early-script.ts';
import { layerGroups } from '#scripts/build/layers.ts';
import { readManifest } from '#scripts/build/preloads.ts';
import { shellFiles } from '#scripts/build/shell.ts';
import { staticStyles } from '#scripts/build/static-styles.ts';
import { routeOptions } from '#scripts/generate/route-options.ts';
import { inProject } from '#scripts/support/project.ts';

/** docs/decisions/023-background-worker.md */
const backgroundWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'pwa/worker',
  filename: 'service-worker.ts',
  // The app registers it itself, and the server writes the manifest, which has the product's name.
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['**/*.{js,css,svg,woff2}'],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (found) => {
        const shell = shellFiles(readManifest(inProject('dist', 'client', '.vite', 'manifest.json')));
        return { manifest: found.filter(({ url }) => shell.has(url) || earlyFile.test(url)) };
      },
    ],
  },
});

// Panda and Vite bring a PostCSS each, of the same major version; comparing the types of the two is too much for a compiler.
const panda: object = pandacss({ configPath: inProject('panda.config.ts'), cwd: inProject() });

export default defineConfig({
  root: inProject('src'),
  cacheDir: inProject('.cache', 'vite'),
  plugins: [tanstackRouter(routeOptions), compactRoutes(), staticStyles(), react(), earlyScript(), backgroundWorker],
  css: {
    postcss: {
      // @ts-expect-error -- It is a plugin.
      plugins: [panda],
    },
  },
  build: {
    outDir: inProject('dist', 'client'),
    emptyOutDir: true,
    manifest: true,
    // Small images and fonts stay files: the content security policy has no `data:`.
    assetsInlineLimit: 0,
    // The styles need `:has`, which Vite's own target is older than. For a target without it, Lightning CSS splits rules
    // and, merging them again, drops some.
    cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // Of the browsers that the app supports, only Safari before 17 ignores the hints that it would serve; it loads the same without.
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    reportCompressedSize: false,
    rolldownOptions: {
      // Each schema of the contract is a call of zod; one that no form uses shall not be shipped.
      treeshake: { manualPureFunctions: ['z'] },
      // docs/decisions/036-few-scripts.md
      output: { codeSplitting: { groups: layerGroups }, chunkFileNames: chunkName },
    },
  },
});
