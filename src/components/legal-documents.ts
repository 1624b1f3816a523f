import type { Product } from './ProductProvider.tsx';

/** The operator's legal documents; the name is that of the demo's own page, `/demo/terms`. */
export const legalDocuments = [
  { name: 'terms', title: 'Terms of Service', setting: 'termsUrl' },
  { name: 'privacy', title: 'Privacy Policy', setting: 'privacyUrl' },
  { name: 'cookies', title: 'Cookie Policy', setting: 'cookiesUrl' },
] as const satisfies readonly { name: string; title: string; setting: keyof Product }[];

export type LegalDocument = (typeof legalDocuments)[number];

/** The demo document at this path; undefined unless the server lists it as the one in force. */
export const demoDocumentAt = (
  path: string,
  product: Product,
  origin = window.location.origin,
): LegalDocument | undefined =>
  legalDocuments.find(
    ({ name, setting }) => path.replace(/\/$/, '') === `/demo/${name}` && product[setting] === `${origin}/demo/${name}`,
  );
