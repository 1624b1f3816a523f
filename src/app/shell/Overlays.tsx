import { PreferencesDialog, QuickSearch, ShortcutsDialog } from './lazy-parts.ts';
import { Prepared } from './Prepared.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The overlays of the shell; only one is open at a time. */
export type OverlayName = 'search' | 'shortcuts' | 'preferences' | 'signOut';

export interface OverlaysProps {
  readonly shown: OverlayName | undefined;
  readonly onShow: (name: OverlayName | undefined) => void;
}

/** The dialogs of the shell; most are rendered only on first use. */
export function Overlays({ shown, onShow }: OverlaysProps) {
  const lazy = { search: QuickSearch, shortcuts: ShortcutsDialog, preferences: PreferencesDialog };
  const close = () => onShow(undefined);
  return (
    <>
      {Object.entries(lazy).map(([name, Part]) => (
        <Prepared key={name} wanted={shown === name}>
          <Part open={shown === name} onClose={close} />
        </Prepared>
      ))}
      <SignOutDialog />
    </>
  );
}
