import { createContext, useContext, type ReactNode } from 'react';

/** Facts that the operator configures for this installation; unset ones are empty. */
export interface Product {
  readonly name: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly cookiesUrl: string;
}

const ProductContext = createContext<Product>({
  name: 'Attest',
  contactEmail: '',
  contactPhone: '',
  termsUrl: '',
  privacyUrl: '',
  cookiesUrl: '',
});

export const ProductProvider = ({ product, children }: { readonly product: Product; readonly children: ReactNode }) => (
  <ProductContext value={product}>{children}</ProductContext>
);

export const useProduct = (): Product => useContext(ProductContext);

/** The configured product name. */
export const useProductName = (): string => useProduct().name;
