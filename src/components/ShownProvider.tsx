import { createContext, useContext, useEffect, type ReactNode } from 'react';

const ShownContext = createContext<() => void>(() => {});

/** Lets a screen report that it is on the page: parts of a page that React takes over become its own one by one. */
export const ShownProvider = ({
  onShown,
  children,
}: {
  readonly onShown: () => void;
  readonly children: ReactNode;
}) => <ShownContext value={onShown}>{children}</ShownContext>;

/** Reports that the component is on the page. */
export function useShown(): void {
  const onShown = useContext(ShownContext);
  useEffect(() => onShown(), [onShown]);
}
