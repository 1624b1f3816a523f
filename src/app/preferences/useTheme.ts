import { useSelector } from '@xstate/react';

import type { Theme } from '#machines/preferences/preferences.machine.ts';

import { useAppActors } from '../frame/AppActors.tsx';

export const useTheme = (): Theme => useSelector(useAppActors().preferences, ({ context }) => context.theme);
