import { registers } from '#openapi/generated/records.ts';
import { forbidden } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { recordLinkHandlers } from '#server/modules/record-link/index.ts';
import { mayDo, readersOf, registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';
import { riskRegister } from '#server/modules/risk/index.ts';

import { incidentRegister } from './register.ts';

const { live } = readersOf(incidentRegister);

/** What an incident taught becomes a risk in one step (ISO/IEC 27035-1, 5.6). */
export const lessonHandlers = (settings: RecordSettings): Pick<HandlersOf<'IncidentResponses'>, 'addRisk'> => {
  const risks = registerHandlers(riskRegister, settings);
  return {
    async addRisk({ path: { id } }, context) {
      if (!mayDo(context, 'risk', 'ADD')) throw forbidden(`You may not add ${registers.risk.noun.many}`);
      const { title, lessonsLearned, rootCause } = await live(id);
      const description = lessonsLearned.trim() === '' ? rootCause : lessonsLearned;
      const risk = await risks.create({ body: { title, description } }, context);
      await recordLinkHandlers.link({ path: { id }, query: {}, body: { type: 'relates', otherId: risk.id } }, context);
      return { id: risk.id, ref: risk.ref, title: risk.title };
    },
  };
};
