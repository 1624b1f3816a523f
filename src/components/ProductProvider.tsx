import { createContext, useContext, type ReactNode } from 'react';

/** What the operator says of this installation; what is not said is empty. */
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

/** The product's name, a setting. */
export const useProductName = (): string => useProduct().name;
