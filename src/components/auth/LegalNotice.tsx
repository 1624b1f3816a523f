import { useProduct } from '#src/components/ProductProvider.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const notice = css({ textStyle: 'xs', color: 'fg.subtle' });

/** To what one agrees by going on (specification section 2.2); the documents are the operator's. */
export function LegalNotice() {
  const { termsUrl, privacyUrl } = useProduct();
  return (
    <p className={notice}>
      By continuing you agree to the <Document name="Terms of Service" href={termsUrl} /> and{' '}
      <Document name="Privacy Policy" href={privacyUrl} />.
    </p>
  );
}

/** Beside a form, whose entries it leaves alone; only a name where the operator has given no address. */
const Document = ({ name, href }: { readonly name: string; readonly href: string }) =>
  href === '' ? (
    name
  ) : (
    <Link href={href} look="inText" newTab>
      {name}
    </Link>
  );
