/** A standard as its publisher names it. */
export interface NamedStandard {
  readonly title: string;
  readonly number: string;
}

/** Letters and digits only: `ISO/IEC 27001:2022` and `ISO/IEC 27001, 2022` are the same reference. */
export const plainReference = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a standard declares a reference by which mappings name it: by its title, or by its title and version. So they also
 * apply to an organisation's own copy.
 */
export function declaresReference({ title, number }: NamedStandard, reference: string): boolean {
  const wanted = plainReference(reference);
  return wanted !== '' && (wanted === plainReference(title) || wanted === plainReference(title + number));
}
