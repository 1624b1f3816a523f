import { defineGlobalStyles, defineKeyframes } from '@pandacss/dev';

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
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  ':focus-visible': {
    outlineWidth: '2',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '2',
  },
  // A page's title takes the focus when the page opens; it is no control.
  'h1[tabindex="-1"]:focus-visible, main:focus-visible': { outline: 'none' },
  '[hidden]': { display: 'none!' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animation: 'none!',
      transition: 'none!',
      scrollBehavior: 'auto!',
    },
  },
  '@media (forced-colors: active)': {
    // Shadows vanish under forced colours, and with them the edge of what floats.
    '[data-floating]': { outline: '1px solid CanvasText!' },
    // A drawing keeps its colour, which may not be seen on the background that is forced: it takes its text's instead.
    svg: { color: 'inherit!' },
  },
});

/** Travel is at most 8 px. */
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
  panelIn: {
    from: { opacity: '0', transform: 'translateX(8px)' },
    to: { opacity: '1', transform: 'none' },
  },
});
