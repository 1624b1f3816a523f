/** Organisations that are remembered: those before them count as if they had never had a turn. */
const mostRemembered = 200;

/** The order in which organisations have had their turns, the latest last. */
export function turnsOf(most = mostRemembered) {
  const turns = new Set<string>();
  return {
    /** Notes a turn of an organisation; the platform's own jobs have the empty id. */
    note(organisationId: string) {
      turns.delete(organisationId);
      turns.add(organisationId);
      const [oldest] = turns;
      if (turns.size > most && oldest !== undefined) turns.delete(oldest);
    },
    /** By organisation, from 1 for the turn that is longest ago. */
    numbers: (): Record<string, number> =>
      Object.fromEntries(Array.from(turns, (organisationId, index) => [organisationId, index + 1])),
  };
}
