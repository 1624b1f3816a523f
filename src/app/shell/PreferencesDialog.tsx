import { useSelector } from '@xstate/react';

import type { Theme } from '#machines/preferences/preferences.machine.ts';
import { fontChoices } from '#src/theme/font-choices.ts';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';

import { useAppActors } from '../frame/AppActors.tsx';
import { useTheme } from '../preferences/useTheme.ts';
import type { OverlayProps } from './Overlays.tsx';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

const fonts: readonly { value: string; label: string }[] = fontChoices.map(({ id, name }) => ({
  value: id,
  label: name,
}));

/** Theme and font of this browser; each choice applies at once. */
export function PreferencesDialog({ open, onClose }: OverlayProps) {
  const theme = useTheme();
  const { preferences } = useAppActors();
  const font = useSelector(preferences, ({ context }) => context.wanted);
  return (
    <Dialog.Root
      open={open}
      size="sm"
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Dialog.Content title="Theme and font" description="Saved in this browser only.">
        <SegmentGroup<Theme>
          label="Theme"
          options={themes}
          value={theme}
          onValueChange={(chosen) => preferences.send({ type: 'theme.chosen', theme: chosen })}
        />
        <Select
          label="Font"
          options={fonts}
          value={font}
          onValueChange={(chosen) => {
            if (chosen !== null) preferences.send({ type: 'font.chosen', font: chosen });
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
