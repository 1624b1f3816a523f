import { useEffect } from 'react';

import type { AdoptedStandard } from '#src/api/compliance/adopted-standards.ts';

import { useComplianceRight } from '../useComplianceRight.ts';
import { SettingsDialog, useSettingsDialog } from './SettingsDialog.tsx';

interface SettingsOfStandardProps {
  readonly adopted: AdoptedStandard;
  readonly onClose: () => void;
}

/** The settings of one adopted standard, open from the start. */
export function SettingsOfStandard({ adopted, onClose }: SettingsOfStandardProps) {
  const mayAllowModel = useComplianceRight('IMPORT_STANDARD', 'EDIT');
  const actor = useSettingsDialog(mayAllowModel);
  useEffect(() => {
    actor.send({ type: 'step.requested', draft: adopted });
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.matches('idle')) onClose();
    });
    return () => subscription.unsubscribe();
  }, [actor, adopted, onClose]);
  return <SettingsDialog actor={actor} mayAllowModel={mayAllowModel} />;
}
