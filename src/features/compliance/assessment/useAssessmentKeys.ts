import { useState } from 'react';

import { complianceResultValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#src/api/connection/client.ts';

import { useShortcuts, useShortcutSetting } from './useShortcuts.ts';

interface AssessmentKeys {
  readonly onStep: (by: 1 | -1) => void;
  readonly onChoose: (result: Schemas['ComplianceResult']) => void;
  readonly onRaise: () => void;
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** The single keys of an assessment. @returns the props of their dialog, and what opens it */
export function useAssessmentKeys({ onStep, onChoose, onRaise }: AssessmentKeys) {
  const setting = useShortcutSetting();
  const [open, setOpen] = useState(false);
  useShortcuts(setting.isOn, {
    j: () => onStep(1),
    k: () => onStep(-1),
    ...Object.fromEntries(complianceResultValues.map((one, at) => [`${at + 1}`, () => onChoose(one)])),
    m: () => focus('[data-maturity] input'),
    e: () => focus('[data-sources]'),
    f: onRaise,
    '/': () => focus('[data-tree-search] input'),
    '?': () => setOpen(true),
  });
  return {
    dialog: {
      open,
      isOn: setting.isOn,
      onChoose: (on: boolean) => setting.choose(on),
      onClose: () => setOpen(false),
    },
    show: () => setOpen(true),
  };
}
