export { readVerisFile as run } from './read-file.ts';
