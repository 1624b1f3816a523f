import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';

import { createStyleContext } from '#styled/jsx/create-style-context.js';
import { menu } from '#styled/recipes/menu.js';

const { withRootProvider, withContext } = createStyleContext(menu);

export const Root = withRootProvider(Ark.Root, { defaultProps: { lazyMount: true, unmountOnExit: true } });
/** Use `asChild` around a Button or an IconButton. */
export const Trigger = Ark.Trigger;
export const Item = withContext(Ark.Item, 'item');
/** An item with a tick, as in the list of columns. */
export const CheckboxItem = withContext(Ark.CheckboxItem, 'item');
export const RadioItemGroup = withContext(Ark.RadioItemGroup, 'itemGroup');
export const RadioItem = withContext(Ark.RadioItem, 'item');
export const ItemText = Ark.ItemText;
export const ItemIndicator = Ark.ItemIndicator;
export const ItemGroup = withContext(Ark.ItemGroup, 'itemGroup');
export const ItemGroupLabel = withContext(Ark.ItemGroupLabel, 'itemGroupLabel');
export const Separator = withContext(Ark.Separator, 'separator');
/** At the end of an item: a shortcut or a place. */
export const Shortcut = withContext('span', 'shortcut');
const Positioner = withContext(Ark.Positioner, 'positioner');
const Box = withContext(Ark.Content, 'content');

/** The floating list. */
export function Content({ children }: { readonly children: ReactNode }) {
  return (
    <Portal>
      <Positioner>
        <Box data-floating="">{children}</Box>
      </Positioner>
    </Portal>
  );
}
