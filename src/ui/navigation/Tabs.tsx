import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';

import { createStyleContext } from '#styled/jsx/create-style-context.js';
import { tabs } from '#styled/recipes/tabs.js';

const { withProvider, withContext } = createStyleContext(tabs);

export const Root = withProvider(Ark.Root, 'root');
/** No toast covers it. */
export const List = withContext(Ark.List, 'list', { defaultProps: { 'data-bar': '' } });
export const Content = withContext(Ark.Content, 'content');
const ArkTrigger = withContext(Ark.Trigger, 'trigger');
const Count = withContext('span', 'count');

export interface TriggerProps {
  readonly value: string;
  readonly children: ReactNode;
  /** The number of entries in the tab. */
  readonly count?: number | undefined;
  readonly disabled?: boolean | undefined;
}

/** One tab, with its count. */
export function Trigger({ value, children, count, disabled }: TriggerProps) {
  return (
    <ArkTrigger value={value} disabled={disabled}>
      {children}
      {count !== undefined && <Count> {count}</Count>}
    </ArkTrigger>
  );
}
