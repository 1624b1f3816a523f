import { Link } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { legalDocuments } from './legal-documents.ts';
import { useProduct } from './ProductProvider.tsx';

const list = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '16', listStyle: 'none' });

/** Links to the operator's terms and notices, where provided. */
export function LegalLinks() {
  const product = useProduct();
  const links = legalDocuments
    .map(({ name, title, setting }) => ({ name, title, href: product[setting] }))
    .filter(({ href }) => href !== '');
  if (links.length === 0) return null;
  return (
    <ul className={list} aria-label="Legal">
      {links.map(({ name, title, href }) => (
        <li key={name}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
