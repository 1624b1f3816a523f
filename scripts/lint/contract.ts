import type { NormalizedProblem } from '@redocly/openapi-core';
import { createConfig, lint } from '@redocly/openapi-core';

import type { Outcome } from '#scripts/support/run.ts';

/**
 * Checks an OpenAPI document with Redocly's recommended rules, including warnings. Each operation needs a description
 * instead of a summary, because TypeSpec generates it from the doc comment.
 */
export async function lintContract(file: string): Promise<Outcome> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-summary': 'off', 'operation-description': 'error' },
  });
  const problems = await lint({ ref: file, config });
  return { ok: problems.length === 0, output: problems.map(describe).join('\n') };
}

function describe({ ruleId, message, location }: NormalizedProblem): string {
  const [place] = location;
  return `${place?.pointer ?? ''} ${message} [${ruleId}]`;
}
