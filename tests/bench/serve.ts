import { clientFolder, linkPageRenderer, prerenderer } from '#scripts/build/build-client.ts';
import { projectRoot } from '#scripts/support/project.ts';
import { main } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';
import { builtFrontEnd } from '#server/static/front-end.ts';

const nothing = { styleHashes: [], plugin: () => async () => {} };

/** The server as run by `npm start`, with the app only where screens are measured. Started by `support/bench-server.ts`. */
await main(
  readSettings(process.env, projectRoot),
  process.env['WITH_APP'] === 'on' ? builtFrontEnd(clientFolder, prerenderer, linkPageRenderer) : nothing,
);
