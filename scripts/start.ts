import { buildClient, clientFolder, linkPageRenderer, prerenderer } from '#scripts/build/build-client.ts';
import { generateAll } from '#scripts/generate/generate-all.ts';
import { startCommand } from '#scripts/support/start-command.ts';
import { builtFrontEnd } from '#server/static/front-end.ts';

/**
 * Updates generated files and the built app, then runs the server in this same process, so that signals reach it and no
 * child process is left behind. The server is imported last, because it reads files that have just been generated.
 */
await startCommand(async (settings) => {
  await generateAll();
  await buildClient();
  const { main } = await import('#server/main.ts');
  await main(settings, builtFrontEnd(clientFolder, prerenderer, linkPageRenderer));
});
