import { useProduct } from '#src/components/ProductProvider.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const notice = css({ textStyle: 'xs', color: 'fg.subtle' });

/** The documents that people accept by continuing (specification section 2.2), provided by the operator. */
export function LegalNotice() {
  const { termsUrl, privacyUrl } = useProduct();
  return (
    <p className={notice}>
      By continuing you agree to the <Document name="Terms of Service" href={termsUrl} /> and{' '}
      <Document name="Privacy Policy" href={privacyUrl} />.
    </p>
  );
}

/** Opens in a new tab, so that the form keeps its entries; plain text where the operator has provided no address. */
const Document = ({ name, href }: { readonly name: string; readonly href: string }) =>
  href === '' ? (
    name
  ) : (
    <Link href={href} look="inText" newTab>
      {name}
    </Link>
  );
