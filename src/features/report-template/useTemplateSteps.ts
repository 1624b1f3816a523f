import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportTemplates, type ReportTemplate } from '#src/api/report-templates.ts';
import type { AskedStep } from '#src/registers/step-dialog/AskedStepDialog.tsx';

type TemplateAction = 'PUBLISH' | 'WITHDRAW' | 'REMOVE';

const words = {
  PUBLISH: {
    verb: 'Publish',
    confirm: 'Publish version',
    done: 'Version published',
    about:
      'Organisations are offered it in their report libraries, instead of the version before. What is published does not change any more: a change is a later version.',
    tone: 'primary',
  },
  WITHDRAW: {
    verb: 'Withdraw',
    confirm: 'Withdraw template',
    done: 'Template withdrawn',
    about: 'It is not offered any more. Definitions that were made from it stay. This cannot be undone.',
    tone: 'danger',
  },
  REMOVE: {
    verb: 'Remove',
    confirm: 'Remove draft',
    done: 'Draft removed',
    about: 'The draft is deleted. This cannot be undone.',
    tone: 'danger',
  },
} as const satisfies Record<TemplateAction, object>;

/** The steps of templates that are asked about first. */
export function useTemplateSteps() {
  const api = useApi();
  const [step, setStep] = useState<AskedStep | null>(null);
  const ask = (action: TemplateAction, { id, name, number, version }: ReportTemplate) => {
    const { verb, ...said } = words[action];
    const templates = reportTemplates(api);
    setStep({
      ...said,
      question: `${verb} ${name}, version ${number}?`,
      name,
      take: () =>
        action === 'REMOVE'
          ? templates.removeTemplate({ path: { id }, query: { version } })
          : templates.changeStatus({ path: { id }, body: { version, action } }),
    });
  };
  return { step, ask, close: () => setStep(null) };
}
