import { buildClient, clientFolder } from '#scripts/build/build-client.ts';
import { generateAll } from '#scripts/generate/generate-all.ts';
import { startCommand } from '#scripts/support/start-command.ts';
import { builtFrontEnd } from '#server/static/front-end.ts';

/**
 * Brings generated files and the built app up to date, then runs the server in this very process, so that a signal
 * reaches it and nothing remains. The server is imported last: it reads what has just been generated.
 */
await startCommand(async (settings) => {
  await generateAll();
  await buildClient();
  const { main } = await import('#server/main.ts');
  await main(settings, builtFrontEnd(clientFolder));
});
