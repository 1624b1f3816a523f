import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

import { useChosen } from '#src/components/useChosen.ts';

import type { TreeItem } from './assessment-tree.ts';

const route = getRouteApi('/_app/_guarded/assessments/$organisationStandardId');

/** Which control is shown, and the ways to others. The address follows a little later: keys already mean the chosen one. */
export function useShownControl(controls: readonly TreeItem[], onLeave: () => void) {
  const { position } = route.useSearch();
  const navigate = useNavigate();
  const chosen = useChosen(position);
  const indexOf = (wanted: string | undefined) => controls.findIndex((one) => one.position.id === wanted);
  const found = indexOf(position);
  const show = useCallback(
    (id: string) => {
      chosen.choose(id);
      onLeave();
      void navigate({ to: '.', search: (before) => ({ ...before, position: id }), replace: true });
    },
    [chosen, navigate, onLeave],
  );
  const step = (by: 1 | -1) => {
    const next = controls[Math.max(indexOf(chosen.id()), 0) + by];
    if (next !== undefined) show(next.position.id);
  };
  return {
    control: controls[Math.max(found, 0)],
    next: controls[found + 1],
    isChosen: found >= 0,
    show,
    step,
    close: () => void navigate({ to: '.', search: (before) => ({ ...before, position: undefined }), replace: true }),
  };
}
