/** What a file with a standard may hold (compliance, section 4). What would be more is refused before it is looped over. */
export const catalogueLimits = {
  bytes: 20_000_000,
  yamlBytes: 5_000_000,
  yamlAliases: 100,
  /** Values of a parsed file: lists, objects, texts. */
  nodes: 1_000_000,
  /** Levels of a parsed file: groups, controls and parts at their limits, each in a list. */
  depth: 64,
  controls: 5_000,
  groups: 5_000,
  mappings: 20_000,
  groupDepth: 8,
  controlDepth: 4,
  partDepth: 12,
  /** Characters. */
  text: 65_536,
  title: 1_000,
  id: 200,
  questions: 100,
  options: 20,
  levels: 50,
} as const;

/** The warnings that are listed; more of a kind are counted. */
export const mostWarnings = 200;
