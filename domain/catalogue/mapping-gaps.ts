/** What the gaps of a set are found from. */
interface MappedRow {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

/** A control of one of the two standards. */
interface MappedControl {
  readonly code: string;
  readonly isAssessed: boolean;
}

/**
 * The assessed controls of one of the two standards that no mapping names.
 * @param side which of the two
 */
export function gapsOf<Control extends MappedControl>(
  controls: readonly Control[],
  mappings: readonly MappedRow[],
  side: 'sources' | 'targets',
): Control[] {
  const named = new Set(mappings.flatMap((row) => row[side]));
  return controls.filter(({ code, isAssessed }) => isAssessed && !named.has(code));
}
