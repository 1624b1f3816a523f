import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { routeOptions } from '#scripts/generate/route-options.ts';
import { inProject } from '#scripts/support/project.ts';

/**
 * The modules with which the server renders screens into the page (docs/decisions/037-first-view.md) and pages of secure links
 * (072).
 */
export default defineConfig({
  root: inProject('src'),
  cacheDir: inProject('.cache', 'vite-prerender'),
  plugins: [tanstackRouter(routeOptions), react()],
  // It imports no styles.
  css: { postcss: {} },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        prerender: inProject('src', 'prerender.tsx'),
        'link-pages': inProject('src', 'secure-links', 'render.tsx'),
      },
    },
    outDir: inProject('dist', 'prerender'),
    emptyOutDir: true,
    copyPublicDir: false,
  },
  // With React in it, so that it is React's production build whatever the server's environment says. For servers Vite leaves
  // the environment to be asked at run time, and React's development build takes three times as long.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
