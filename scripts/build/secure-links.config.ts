import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

import { staticStyles } from '#scripts/build/static-styles.ts';
import { inProject } from '#scripts/support/project.ts';

// As in vite.config.ts.
const panda: object = pandacss({ configPath: inProject('panda.secure-links.config.ts'), cwd: inProject() });

/** What PostCSS gives of a media query. */
interface MediaRule {
  params: string;
  walkRules(visit: (rule: { selector: string }) => void): void;
}

/** The dark theme is a choice, not the system's: Panda has no condition of a media query and a selector for tokens. */
const darkWhereChosen = {
  postcssPlugin: 'dark-where-chosen',
  OnceExit(css: { walkAtRules(name: string, visit: (rule: MediaRule) => void): void }) {
    css.walkAtRules('media', (media) => {
      if (!media.params.includes('prefers-color-scheme: dark')) return;
      media.params = 'screen';
      media.walkRules((rule) => {
        rule.selector = rule.selector.replaceAll(':root', ':root[data-theme=dark]');
      });
    });
  },
};

const css: NonNullable<UserConfig['css']> = {
  postcss: {
    // @ts-expect-error -- It is a plugin.
    plugins: [panda, darkWhereChosen],
  },
};

/** What these pages load later is one small file each, without styles: Vite's code to preload more would outweigh it. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id: string) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
} as const;

/**
 * The pages of a build. That of evidence is built by itself: what it uses of shared modules would be in the scripts of the others, of
 * which the form of an assessment is at its limit.
 */
const pagesOf = (mode: string): Record<string, string> =>
  mode === 'evidence'
    ? { evidence: inProject('src', 'secure-links', 'evidence-client.tsx') }
    : {
        policy: inProject('src', 'secure-links', 'client.tsx'),
        assessment: inProject('src', 'secure-links', 'assessment-client.tsx'),
      };

/**
 * The script and styles of the pages without an account, built beside the app: sharing its files would bring them what only the
 * app needs (docs/decisions/072-secure-links.md).
 */
export default defineConfig(({ mode }) => ({
  root: inProject('src'),
  cacheDir: inProject('.cache', 'vite-secure-links'),
  plugins: [plainImports, staticStyles(), react()],
  css,
  build: {
    rolldownOptions: {
      input: pagesOf(mode),
    },
    outDir: inProject('dist', 'client'),
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: mode === 'evidence' ? '.vite/secure-links-evidence.json' : '.vite/secure-links.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    reportCompressedSize: false,
  },
}));
