import { drawn } from '#src/ui/icons.tsx';

// In a file of their own: they are loaded with the editor only.
export const CodeBlockIcon = /* @__PURE__ */ drawn('M2.5 3h11v10h-11zM6.5 6 4.8 8l1.7 2M9.5 6l1.7 2-1.7 2');
export const ImageIcon = /* @__PURE__ */ drawn('M2.5 3h11v10h-11zM2.5 11l3.2-3.2 2.6 2.6 2-2 3.2 3.1M10.3 6h.01');
export const NumberedListIcon = /* @__PURE__ */ drawn(
  'M6.5 4h7M6.5 8h7M6.5 12h7M2.3 3.2l1-.7v3M2.2 10.8c.3-.9 1.7-.8 1.7.1 0 .7-1.7 1.5-1.7 2.4h1.8',
);
export const QuoteIcon = /* @__PURE__ */ drawn('M2.5 3v10M5.5 4.5h8M5.5 8h8M5.5 11.5h5');
export const RedoIcon = /* @__PURE__ */ drawn('M13 6.5H6.2a3.2 3.2 0 0 0 0 6.5H9M10 3.5l3 3-3 3');
export const RuleIcon = /* @__PURE__ */ drawn('M2.5 8h11M4.5 4h7M4.5 12h7');
export const StrikeIcon = /* @__PURE__ */ drawn(
  'M2.5 8h11M11 4.6c-.4-1.2-1.5-1.9-3-1.9-1.7 0-3 .9-3 2.3 0 .9.5 1.5 1.3 2M5 11.2c.4 1.3 1.5 2.1 3.1 2.1 1.8 0 3.1-.9 3.1-2.5 0-.5-.1-.9-.4-1.2',
);
export const TableIcon = /* @__PURE__ */ drawn('M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.7h11M6.2 6.3V13M9.8 6.3V13');
export const UnderlineIcon = /* @__PURE__ */ drawn('M4.5 2.5v5a3.5 3.5 0 0 0 7 0v-5M3.5 13.5h9');
export const UndoIcon = /* @__PURE__ */ drawn('M3 6.5h6.8a3.2 3.2 0 0 1 0 6.5H7M6 3.5l-3 3 3 3');
