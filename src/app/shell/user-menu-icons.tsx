import { drawn } from '#src/ui/icons.tsx';

// In a file of their own: the other icons are loaded with every page.
export const CopyIcon = /* @__PURE__ */ drawn('M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3');
export const SignOutIcon = /* @__PURE__ */ drawn('M6.5 2.5h-4v11h4M6.5 8h7M10.5 5l3 3-3 3');
