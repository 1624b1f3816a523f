interface Parameter {
  readonly id: string;
  readonly value: string;
}

/** What an adopted standard has beside its version. */
export interface UpgradedChoices {
  readonly levels: readonly string[];
  readonly parameters: readonly Parameter[];
}

interface Upgraded {
  readonly before: UpgradedChoices;
  /** With the upgrade; null where that was not kept. */
  readonly after: UpgradedChoices | null;
  readonly now: UpgradedChoices;
}

const valuesOf = ({ parameters }: UpgradedChoices) => new Map(parameters.map(({ id, value }) => [id, value]));

/** What was decided since an upgrade, which its undo keeps: whether levels, and which parameters. */
export function decidedSince({ after, now }: Pick<Upgraded, 'after' | 'now'>): {
  readonly levels: boolean;
  readonly parameters: string[];
} {
  if (after === null) return { levels: false, parameters: [] };
  const [was, is] = [valuesOf(after), valuesOf(now)];
  return {
    levels: after.levels.toSorted().join('\n') !== now.levels.toSorted().join('\n'),
    parameters: [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id)).toSorted(),
  };
}

/**
 * The choices once an upgrade is undone: those before it, but for what was decided since, as far as the former version has it.
 * @param known what the former version has
 */
export function choicesAfterUndo(
  upgraded: Upgraded,
  known: { readonly levels: ReadonlySet<string>; readonly parameters: ReadonlySet<string> },
): UpgradedChoices {
  const { before, now } = upgraded;
  const since = decidedSince(upgraded);
  const kept = now.levels.filter((level) => known.levels.has(level));
  const values = valuesOf(before);
  const is = valuesOf(now);
  for (const id of since.parameters) {
    const value = is.get(id);
    if (value === undefined) values.delete(id);
    else if (known.parameters.has(id)) values.set(id, value);
  }
  return {
    levels: since.levels && kept.length > 0 ? kept : before.levels,
    parameters: [...values].map(([id, value]) => ({ id, value })),
  };
}
