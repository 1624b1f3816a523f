import { PreferencesDialog, QuickSearch, ShortcutsDialog, SignOutDialog } from './lazy-parts.ts';
import { Prepared } from './Prepared.tsx';

/** What may lie over the page; one at a time. */
export type OverlayName = 'search' | 'shortcuts' | 'preferences' | 'signOut';

export interface OverlaysProps {
  readonly shown: OverlayName | undefined;
  readonly onShow: (name: OverlayName | undefined) => void;
}

/** The dialogs of the shell, each loaded when it is first asked for. */
export function Overlays({ shown, onShow }: OverlaysProps) {
  const parts = {
    search: QuickSearch,
    shortcuts: ShortcutsDialog,
    preferences: PreferencesDialog,
    signOut: SignOutDialog,
  };
  return Object.entries(parts).map(([name, Part]) => (
    <Prepared key={name} wanted={shown === name}>
      <Part open={shown === name} onClose={() => onShow(undefined)} />
    </Prepared>
  ));
}
