import { projectRoot } from '#scripts/support/project.ts';
import { main } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';

/** The server as run by `npm start`, without the app: benchmarks use its API. Started by `support/bench-server.ts`. */
await main(readSettings(process.env, projectRoot), { styleHashes: [], plugin: () => async () => {} });
