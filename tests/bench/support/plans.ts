import { mkdirSync, writeFileSync } from 'node:fs';

import type pg from 'pg';

import { inProject } from '#scripts/support/project.ts';

import type { Trip } from './statements.ts';

const isRead = ({ text }: pg.QueryConfig) => /^\s*(?:with|select)\b/i.test(text) && !text.includes('set_config');

/** Replays recorded statements once and keeps the plan of each read in `reports/lists`. */
export async function keepPlans(pool: pg.Pool, trips: readonly Trip[], name: string): Promise<void> {
  const client = await pool.connect();
  const plans: string[] = [];
  for (const statement of trips.flat()) {
    if (isRead(statement)) {
      const { name: _name, ...unnamed } = statement;
      const { rows } = await client.query<string[]>({
        ...unnamed,
        text: `explain (analyze, buffers) ${statement.text}`,
        rowMode: 'array',
      });
      plans.push([statement.text, JSON.stringify(statement.values), ...rows.flat()].join('\n'));
    } else await client.query(statement);
  }
  client.release();
  const folder = inProject('reports', 'lists');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name.replaceAll(/[^a-z0-9]+/gi, '-')}.txt`, plans.join('\n\n'));
}
