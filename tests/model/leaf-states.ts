import type { StateValue } from 'xstate';

/** The active leaf states, by their paths: `wide.expanded`. */
export function leafStates(value: StateValue | undefined, above = ''): string[] {
  if (typeof value === 'string') return [`${above}${value}`];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => leafStates(inner, `${above}${name}.`));
}
