import type { Product } from './ProductProvider.tsx';

/** What the operator has to tell people; the name is that of the demo's own page, `/demo/terms`. */
export const legalDocuments = [
  { name: 'terms', title: 'Terms of Service', setting: 'termsUrl' },
  { name: 'privacy', title: 'Privacy Policy', setting: 'privacyUrl' },
  { name: 'cookies', title: 'Cookie Policy', setting: 'cookiesUrl' },
] as const satisfies readonly { name: string; title: string; setting: keyof Product }[];

export type LegalDocument = (typeof legalDocuments)[number];

/** The demo's own document at this path; undefined where the server does not say that it is the one in force. */
export const demoDocumentAt = (
  path: string,
  product: Product,
  origin = window.location.origin,
): LegalDocument | undefined =>
  legalDocuments.find(
    ({ name, setting }) => path.replace(/\/$/, '') === `/demo/${name}` && product[setting] === `${origin}/demo/${name}`,
  );
