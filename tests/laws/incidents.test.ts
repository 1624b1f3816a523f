import { registerLaws } from './register-laws.ts';

registerLaws('Incidents');
