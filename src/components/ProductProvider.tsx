import { createContext, useContext, type ReactNode } from 'react';

const ProductContext = createContext('Attest');

export const ProductProvider = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <ProductContext value={name}>{children}</ProductContext>
);

/** The product's name, a setting. */
export const useProductName = (): string => useContext(ProductContext);
