export { stageLabels as stageNames } from '#domain/words/risk.ts';
