import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Where screens find a service, whose code is loaded after the page and then provides it. */
export interface LatePlace<Service> {
  /** Null until its code is loaded. */
  readonly service: Service | null;
  readonly provide: (service: Service) => void;
}

/** A service that all screens share, and that outlives them. */
export function lateService<Service>(name: string) {
  const Context = createContext<LatePlace<Service> | null>(null);

  function Provider({ children }: { readonly children: ReactNode }) {
    const [service, provide] = useState<Service | null>(null);
    const place = useMemo(() => ({ service, provide }), [service]);
    return <Context value={place}>{children}</Context>;
  }

  function usePlace(): LatePlace<Service> {
    const place = useContext(Context);
    if (place === null) throw new Error(`The ${name} has no provider`);
    return place;
  }

  return { Provider, usePlace };
}
