import { generateAll } from '#scripts/generate/generate-all.ts';
import { inProject } from '#scripts/support/project.ts';
import { startCommand } from '#scripts/support/start-command.ts';
import type { DevelopedLinkPages } from '#server/static/vite-middleware.ts';

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
  let linkPages: DevelopedLinkPages | undefined;
  await main(settings, {
    styleHashes: contentSecurityOf(inProject('src', 'index.html')).styleHashes,
    linkPages: {
      render: (page, setting, reply) => {
        if (linkPages === undefined) throw new Error('Vite has not started.');
        return linkPages.render(page, setting, reply);
      },
    },
    plugin: (shown) => async (server) => {
      await server.register(viteMiddleware, {
        root,
        settings: () => shown,
        vite,
        onLinkPages: (pages) => {
          linkPages = pages;
        },
      });
    },
  });
});
