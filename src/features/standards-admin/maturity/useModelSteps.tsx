import { useState } from 'react';

import { platformMaturityModels, type PlatformMaturityModel } from '#src/api/compliance/maturity-models.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { AskedStep } from '#src/registers/step-dialog/AskedStepDialog.tsx';

type ModelAction = 'PUBLISH' | 'WITHDRAW' | 'REMOVE';

const words = {
  PUBLISH: {
    verb: 'Publish',
    confirm: 'Publish model',
    done: 'Model published',
    about:
      'Organisations can choose it when they adopt a standard. What is published does not change any more: a change is a later version.',
    tone: 'primary',
  },
  WITHDRAW: {
    verb: 'Withdraw',
    confirm: 'Withdraw model',
    done: 'Model withdrawn',
    about: 'It is not offered any more. Where it is in use it stays. This cannot be undone.',
    tone: 'danger',
  },
  REMOVE: {
    verb: 'Remove',
    confirm: 'Remove draft',
    done: 'Draft removed',
    about: 'The draft and its levels are deleted. This cannot be undone.',
    tone: 'danger',
  },
} as const satisfies Record<ModelAction, object>;

/** The steps of maturity models that are asked about first. */
export function useModelSteps() {
  const api = useApi();
  const [step, setStep] = useState<AskedStep | null>(null);
  const ask = (action: ModelAction, { id, title }: PlatformMaturityModel) => {
    const { verb, ...said } = words[action];
    const models = platformMaturityModels(api);
    setStep({
      ...said,
      question: `${verb} ${title}?`,
      name: title,
      take: () =>
        action === 'REMOVE'
          ? models.removeModel({ path: { id } })
          : models.changeStatus({ path: { id }, body: { action } }),
    });
  };
  return { step, ask, close: () => setStep(null) };
}
