import type { components } from '#openapi/generated/types.ts';

import { lineOf, partsOfLine } from '../text/line-parts.ts';

type Contact = components['schemas']['ProviderContact'];

/** A contact in one line: `Ada King | ada@example.com | +44 20 7946 0000 | Account manager`. */
export const contactLine = ({ name, email, phone, role }: Contact): string => lineOf([name, email, phone, role]);

/** The contact of such a line. Missing parts are empty; undefined for a line with more parts, or without a name. */
export function contactOfLine(line: string): Contact | undefined {
  const [name = '', email = '', phone = '', role = '', ...others] = partsOfLine(line);
  return name === '' || others.length > 0 ? undefined : { name, email, phone, role };
}
