import { Link } from '#src/ui/Link.tsx';
import { css } from '#styled/css/index.js';

import { useProduct } from './ProductProvider.tsx';

const list = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '16', listStyle: 'none' });

/** The operator's terms and notices, where there are any. */
export function LegalLinks() {
  const { termsUrl, privacyUrl, cookiesUrl } = useProduct();
  const links = [
    { name: 'Terms of Service', href: termsUrl },
    { name: 'Privacy Policy', href: privacyUrl },
    { name: 'Cookie Policy', href: cookiesUrl },
  ].filter(({ href }) => href !== '');
  if (links.length === 0) return null;
  return (
    <ul className={list} aria-label="Legal">
      {links.map(({ name, href }) => (
        <li key={name}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
