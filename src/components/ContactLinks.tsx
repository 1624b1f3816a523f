import { MailIcon, PhoneIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { useProduct } from './ProductProvider.tsx';

const list = css({ display: 'grid', gap: '8', listStyle: 'none' });
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  '& > svg': { flexShrink: '0', color: 'fg.subtle' },
});

/** Contact links, where the operator has provided an address. */
export function ContactLinks() {
  const { contactEmail, contactPhone } = useProduct();
  if (contactEmail === '' && contactPhone === '') return null;
  return (
    <ul className={list} aria-label="Contact">
      {contactEmail !== '' && (
        <li className={line}>
          <MailIcon /> <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
        </li>
      )}
      {contactPhone !== '' && (
        <li className={line}>
          <PhoneIcon /> <Link href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</Link>
        </li>
      )}
    </ul>
  );
}
