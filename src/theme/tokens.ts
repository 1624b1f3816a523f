import { defineSemanticTokens, defineTokens } from '@pandacss/dev';

import { colours, type Pair } from './colours.ts';

/** Converts design pixels to rem, so that the browser's font size scales the whole page. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function scale(steps: readonly number[]): Record<string, { value: string }> {
  return Object.fromEntries(steps.map((step) => [step, { value: rem(step) }]));
}

/** Theme-independent tokens. Spaces and sizes are named by their pixels at a font size of 16 px. */
export const tokens = defineTokens({
  fonts: {
    sans: { value: "var(--font-choice, 'Geist Variable'), 'Geist', system-ui, sans-serif" },
  },
  fontSizes: {
    '2xs': { value: rem(11) },
    xs: { value: rem(12) },
    sm: { value: rem(13) },
    md: { value: rem(14) },
    lg: { value: rem(16) },
    xl: { value: rem(18) },
    '2xl': { value: rem(24) },
  },
  fontWeights: {
    regular: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
  },
  letterSpacings: {
    title: { value: '-0.015em' },
    normal: { value: '0' },
  },
  spacing: scale([0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32, 40]),
  sizes: {
    ...scale([
      0, 1, 2, 4, 7, 8, 12, 14, 16, 18, 20, 24, 26, 28, 30, 32, 36, 37, 40, 41, 44, 48, 52, 56, 64, 100, 112, 132,
    ]),
    full: { value: '100%' },
    control: { value: rem(32) },
    touch: { value: rem(44) },
    row: { value: rem(37) },
    sidebar: { value: '18rem' },
    sidebarIcons: { value: '3rem' },
    panel: { value: rem(440) },
    panelOverlay: { value: rem(448) },
    dialogSm: { value: rem(360) },
    dialog: { value: rem(440) },
    dialogMd: { value: rem(560) },
    dialogXl: { value: rem(880) },
    palette: { value: rem(600) },
    toast: { value: rem(356) },
    publicPage: { value: rem(1080) },
    sectionList: { value: rem(232) },
    authForm: { value: rem(360) },
  },
  radii: {
    none: { value: '0' },
    xs: { value: '3px' },
    sm: { value: '5px' },
    md: { value: '8px' },
    lg: { value: '10px' },
    full: { value: '9999px' },
  },
  borderWidths: { 0: { value: '0' }, 1: { value: '1px' }, 2: { value: '2px' } },
  durations: { hover: { value: '120ms' }, panel: { value: '180ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 10 },
    panel: { value: 20 },
    sidebarScrim: { value: 30 },
    sidebar: { value: 40 },
    scrim: { value: 50 },
    dialog: { value: 60 },
    popover: { value: 70 },
    palette: { value: 80 },
    toast: { value: 90 },
    offline: { value: 100 },
  },
  animations: {
    fadeIn: { value: 'fadeIn {durations.panel} {easings.out}' },
    fadeOut: { value: 'fadeOut {durations.hover} {easings.out}' },
    riseIn: { value: 'riseIn {durations.panel} {easings.out}' },
    riseOut: { value: 'riseOut {durations.hover} {easings.out}' },
    panelIn: { value: 'panelIn {durations.panel} {easings.out}' },
    // A list that loads within 300 ms never shows its skeleton.
    appearLate: { value: 'fadeIn {durations.hover} 300ms backwards' },
  },
});

interface ColourTree {
  readonly [name: string]: Pair | ColourTree;
}

interface ThemedColour {
  readonly value: { readonly base: string; readonly _dark: string };
}

interface ThemedTree {
  readonly [name: string]: ThemedColour | ThemedTree;
}

function isPair(source: Pair | ColourTree): source is Pair {
  return Array.isArray(source);
}

function themedColour(source: Pair | ColourTree): ThemedColour | ThemedTree {
  return isPair(source) ? { value: { base: source[0], _dark: source[1] } } : themed(source);
}

function themed(source: ColourTree): ThemedTree {
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, themedColour(value)]));
}

function border(colour: string) {
  return { value: `1px solid {colors.${colour}}` };
}

/** Tokens that differ between the themes, and tokens derived from them. */
export const semanticTokens = defineSemanticTokens({
  colors: themed(colours),
  borders: {
    none: { value: '0' },
    subtle: border('border.subtle'),
    default: border('border.default'),
    strong: border('border.strong'),
    control: border('border.control'),
    transparent: { value: '1px solid transparent' },
  },
  shadows: {
    none: { value: 'none' },
    control: { value: { base: '0 1px 1px rgb(16 32 36 / 0.05)', _dark: 'none' } },
    popover: {
      value: {
        base: '0 0 0 1px rgb(16 32 36 / 0.07), 0 2px 4px rgb(16 32 36 / 0.05), 0 10px 28px -8px rgb(16 32 36 / 0.2)',
        _dark: '0 0 0 1px #2A3638, 0 12px 32px -8px rgb(0 0 0 / 0.7)',
      },
    },
    dialog: {
      value: {
        base: '0 0 0 1px rgb(16 32 36 / 0.08), 0 4px 10px rgb(16 32 36 / 0.06), 0 28px 64px -16px rgb(16 32 36 / 0.34)',
        _dark: '0 0 0 1px #2F3C3F, 0 32px 72px -16px rgb(0 0 0 / 0.8)',
      },
    },
  },
});
