import { defineConfig } from '@pandacss/dev';

import { globalCss, keyframes } from './src/theme/global-css.ts';
import { slotRecipes } from './src/theme/recipes/index.ts';
import { textStyles } from './src/theme/text-styles.ts';
import { semanticTokens, tokens } from './src/theme/tokens.ts';
import { scrolls, tabularFigures } from './src/theme/utilities.ts';

export default defineConfig({
  presets: [],
  preflight: true,
  strictTokens: true,
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: {
    css: '#styled/css/index.js',
    recipes: '#styled/recipes/index.js',
    patterns: '#styled/patterns/index.js',
    jsx: '#styled/jsx/index.js',
  },
  jsxFramework: 'react',
  jsxStyleProps: 'none',
  hash: false,
  conditions: { dark: '[data-theme=dark] &', light: ':root:not([data-theme=dark]) &' },
  globalCss,
  utilities: { extend: { scrolls, tabularFigures } },
  theme: {
    breakpoints: { md: '768px', auth: '900px', lg: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    slotRecipes,
  },
});
