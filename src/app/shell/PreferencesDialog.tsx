import { useState } from 'react';

import { fontChoices, type FontId } from '#src/theme/font-choices.ts';
import * as Dialog from '#src/ui/Dialog.tsx';
import { SegmentGroup } from '#src/ui/SegmentGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { toast } from '#src/ui/toast.tsx';

import { chooseFont, preferredFont } from '../preferences/font.ts';
import { chooseTheme, useTheme, type Theme } from '../preferences/theme.ts';
import type { OverlayProps } from './SignOutDialog.tsx';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

const fonts = fontChoices.map(({ id, name }) => ({ value: id, label: name }));

/** Theme and font of this browser; each choice shows at once. */
export function PreferencesDialog({ open, onClose }: OverlayProps) {
  const theme = useTheme();
  const [font, setFont] = useState<FontId>(preferredFont);
  const choose = (chosen: FontId) => {
    setFont(chosen);
    chooseFont(chosen).catch(() => {
      setFont(preferredFont());
      toast.error('The font could not be loaded', 'Check your connection and try again.');
    });
  };
  return (
    <Dialog.Root
      open={open}
      size="sm"
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Dialog.Content title="Theme and font" description="They are kept in this browser.">
        <SegmentGroup<Theme> label="Theme" options={themes} value={theme} onValueChange={chooseTheme} />
        <Select
          label="Font"
          options={fonts}
          value={font}
          onValueChange={(chosen) => {
            if (chosen !== null) choose(chosen);
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
