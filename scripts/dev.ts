import { generateAll } from '#scripts/generate/generate-all.ts';
import { inProject } from '#scripts/support/project.ts';
import { startCommand } from '#scripts/support/start-command.ts';

/** Runs the server, with Vite serving the app from its sources on the same origin and in the same process. */
await startCommand(async (settings) => {
  await generateAll();
  const [{ main }, { viteMiddleware }, { contentSecurityOf }, { default: vite }] = await Promise.all([
    import('#server/main.ts'),
    import('#server/static/vite-middleware.ts'),
    import('#scripts/build/content-security.ts'),
    import('../vite.config.ts'),
  ]);
  const root = inProject('src');
  await main(settings, {
    styleHashes: contentSecurityOf(inProject('src', 'index.html')).styleHashes,
    plugin: (shown) => async (server) => {
      await server.register(viteMiddleware, { root, settings: () => shown, vite });
    },
  });
});
