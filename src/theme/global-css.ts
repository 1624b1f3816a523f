import { defineGlobalStyles, defineKeyframes } from '@pandacss/dev';

import { startCss } from './start.ts';

/** Page-wide rules: base type, focus ring, motion and forced colours. The reset is Panda's preflight. */
export const globalCss = defineGlobalStyles({
  html: { colorScheme: 'light', textSizeAdjust: '100%' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  body: {
    fontFamily: 'sans',
    textStyle: 'sm',
    color: 'fg.default',
    background: 'bg.surface',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
  },
  'input, textarea, select, button': { font: 'inherit', color: 'inherit' },
  // A column is never narrower than its longest word, whatever the text around its table does.
  ':where(td, th)': { overflowWrap: 'break-word' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  // The words of open remarks on a policy.
  '::highlight(policy-remark)': { backgroundColor: 'warning.subtle', textDecoration: 'underline dotted' },
  ':focus-visible': {
    outlineWidth: '2',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '2',
  },
  // A page's title takes the focus when the page opens, but it is not a control.
  'h1[tabindex="-1"]:focus-visible, main:focus-visible': { outline: 'none' },
  '[hidden]': { display: 'none!' },
  ...startCss,
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animation: 'none!',
      transition: 'none!',
      scrollBehavior: 'auto!',
    },
  },
  // For tables of many columns.
  '@page landscape': { size: 'landscape' },
  // Paper is white in both themes.
  '@media print': {
    ':root': { colorScheme: 'light!' },
    body: { background: 'white!' },
    // What floats above the page belongs to the screen.
    '[data-floating], [data-scope=toast]': { display: 'none!' },
  },
  '@media (forced-colors: active)': {
    // Forced colours remove shadows, and with them the edges of floating elements.
    '[data-floating]': { outline: '1px solid CanvasText!' },
    // A drawing would keep its own colour, which may be invisible on the forced background: use the text colour
    // instead.
    svg: { color: 'inherit!' },
  },
});

/** Animations move at most 8 px. */
export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
  riseIn: {
    from: { opacity: '0', transform: 'translateY(4px)' },
    to: { opacity: '1', transform: 'none' },
  },
  riseOut: {
    from: { opacity: '1', transform: 'none' },
    to: { opacity: '0', transform: 'translateY(4px)' },
  },
  turn: { to: { transform: 'rotate(360deg)' } },
  panelIn: {
    from: { opacity: '0', transform: 'translateX(8px)' },
    to: { opacity: '1', transform: 'none' },
  },
});
