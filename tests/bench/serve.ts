import { projectRoot } from '#scripts/support/project.ts';
import { main } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';

/** The server as `npm start` runs it, without the app: the benches ask its API. `support/bench-server.ts` starts this. */
await main(readSettings(process.env, projectRoot), { styleHashes: [], plugin: () => async () => {} });
