import * as Sidebar from '#src/ui/navigation/Sidebar.tsx';

import { LoadingView } from '../frame/LoadingView.tsx';
import { sidebarStart } from '../preferences/sidebar.ts';
import { column, frame, header, side } from './styles.ts';

interface LoadingShellProps {
  readonly collapsed?: boolean;
}

/** The shell while the account and its permissions are still loading; the page contains it until the app has started. */
export function LoadingShell({ collapsed = !sidebarStart().expanded }: LoadingShellProps) {
  return (
    <div className={frame} data-collapsed={collapsed || undefined}>
      <div className={side}>
        <Sidebar.Root collapsed={collapsed}>
          <Sidebar.Block place="start" picture={null} title="" note="" />
          <Sidebar.Placeholder />
        </Sidebar.Root>
      </div>
      <div className={column}>
        <div className={header} />
        <main>
          <LoadingView />
        </main>
      </div>
    </div>
  );
}
