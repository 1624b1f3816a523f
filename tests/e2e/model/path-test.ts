import { test } from '../support/test.ts';
import type { PathFixtures } from './browser-flow.ts';

/** A test of one path. Playwright creates the fixtures that the destructuring pattern names. */
export function pathTest(title: string, walk: (fixtures: PathFixtures) => Promise<void>): void {
  test(title, ({ page, context, faults, directory, signedInAs, apiUserOf, consoleGuard }) =>
    walk({ page, context, faults, directory, signedInAs, apiUserOf, consoleGuard }),
  );
}
