import type { components } from '#openapi/generated/types.ts';

type Contact = components['schemas']['ProviderContact'];

const separator = ' | ';

/** A bar of a part itself is written twice. */
const written = (part: string): string => part.replaceAll('|', '||');

/** A contact in one line: `Ada King | ada@example.com | +44 20 7946 0000 | Account manager`. */
export const contactLine = ({ name, email, phone, role }: Contact): string =>
  [name, email, phone, role]
    .map(written)
    .join(separator)
    .replace(/(?: \| )+$/, '');

/** The contact of such a line. Missing parts are empty; undefined for a line with more parts, or without a name. */
export function contactOfLine(line: string): Contact | undefined {
  const parts = line.split(/(?<!\|)\|(?!\|)/).map((part) => part.replaceAll('||', '|').trim());
  const [name = '', email = '', phone = '', role = '', ...others] = parts;
  return name === '' || others.length > 0 ? undefined : { name, email, phone, role };
}
