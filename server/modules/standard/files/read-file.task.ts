export { readStandardFile as run } from './read-file.ts';
