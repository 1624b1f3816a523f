import { appSurvivors } from './survivors/app.ts';
import { domainSurvivors } from './survivors/domain.ts';
import { machineSurvivors } from './survivors/machines.ts';
import { serverSurvivors } from './survivors/server.ts';

/**
 * Surviving mutants of code: `file: change`. An unlisted survivor fails the run, as does an entry whose mutant dies.
 */
export const survivors: ReadonlySet<string> = new Set(
  Object.entries({ ...appSurvivors, ...domainSurvivors, ...machineSurvivors, ...serverSurvivors }).flatMap(
    ([file, reasons]) => Object.values(reasons).flatMap((changes) => changes.map((change) => `${file}: ${change}`)),
  ),
);
