import { generateAll } from '#scripts/generate/generate-all.ts';
import { command } from '#scripts/support/command.ts';
import { inProject, projectRoot } from '#scripts/support/project.ts';

/** The server with the app served from its sources by Vite, on the same origin and in the same process. */
await command(async () => {
  await generateAll();
  const [{ main }, { viteMiddleware }, { contentSecurityOf }, { default: vite }] = await Promise.all([
    import('#server/main.ts'),
    import('#server/static/vite-middleware.ts'),
    import('#scripts/build/content-security.ts'),
    import('../vite.config.ts'),
  ]);
  const root = inProject('src');
  await main(projectRoot, {
    styleHashes: contentSecurityOf(inProject('src', 'index.html')).styleHashes,
    plugin: (settings) => async (server) => {
      await server.register(viteMiddleware, { root, settings: () => settings, vite });
    },
  });
});
