import { generateAll } from '#scripts/generate/generate-all.ts';
import { command } from '#scripts/support/command.ts';

await command(generateAll);
