import { buildClient } from '#scripts/build/build-client.ts';
import { generateAll } from '#scripts/generate/generate-all.ts';
import { command } from '#scripts/support/command.ts';

await command(async () => {
  await generateAll();
  await buildClient();
});
