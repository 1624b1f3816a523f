import { connect } from '#server/database/connections.ts';
import type { openPlace } from '#tests/server/api/place.ts';

/** Ten days pass since the links were made, and five since they ended. */
export async function daysPass(world: Awaited<ReturnType<typeof openPlace>>): Promise<void> {
  const database = await connect(world.server.owner);
  for (const [table, column, days] of [
    ['position_source', 'since', 10],
    ['position_source', 'until', 5],
    ['position_history', 'at', 10],
    ['record', 'created_at', 10],
    ['stored_file', 'created_at', 10],
    ['attachment', 'attached_at', 10],
    ['attachment_version', 'attached_at', 10],
    ['evidence_version', 'replaced_at', 10],
    ['finding', 'closed_on', 10],
    ['activity', 'at', 10],
  ] as const)
    await database.query(
      `update ${table} set ${column} = ${column} - interval '${days} days' where organisation_id = $1`,
      [world.organisation.id],
    );
  await database.end();
}
