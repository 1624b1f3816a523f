export { readQuestionnaireFile as run } from './read-file.ts';
