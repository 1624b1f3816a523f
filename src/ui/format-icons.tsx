import { drawn } from './icons.tsx';

// In a file of their own: the other icons are loaded with every page.
export const BoldIcon = /* @__PURE__ */ drawn(
  'M4.5 2.5h4a2.7 2.7 0 0 1 0 5.4h-4zM4.5 7.9h4.7a2.8 2.8 0 0 1 0 5.6H4.5z',
);
export const CodeIcon = /* @__PURE__ */ drawn('M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5');
export const ItalicIcon = /* @__PURE__ */ drawn('M6.5 2.5h5M4.5 13.5h5M9.3 2.5 6.7 13.5');
export const ListIcon = /* @__PURE__ */ drawn('M6 4h7.5M6 8h7.5M6 12h7.5M2.8 4h.01M2.8 8h.01M2.8 12h.01');
