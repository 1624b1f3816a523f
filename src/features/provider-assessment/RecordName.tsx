import { Link } from '@tanstack/react-router';

import { registers } from '#openapi/generated/records.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { useDestination } from '#src/components/register/useDestination.ts';
import { css } from '#styled/css/index.js';

const link = css({ color: 'accent.fg', '&:hover': { textDecoration: 'underline' } });
const ref = css({ tabularFigures: true });

/** The kind of a record, by the prefix of its reference. */
const kindOf = (reference: string): string | undefined =>
  Object.values(registers).find(({ prefix }) => reference.startsWith(`${prefix}-`))?.kind;

/** Another record by reference and title, as a link to where it opens. */
export function RecordName({ record }: { readonly record: Schemas['RecordReference'] }) {
  const destination = useDestination()(kindOf(record.ref) ?? '', record.id);
  const name = (
    <>
      <span className={ref}>{record.ref}</span> <bdi>{record.title}</bdi>
    </>
  );
  return destination === undefined ? (
    <span>{name}</span>
  ) : (
    <Link {...destination} className={link}>
      {name}
    </Link>
  );
}
