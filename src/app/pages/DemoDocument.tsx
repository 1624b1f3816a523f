import { useLocation } from '@tanstack/react-router';

import { demoDocumentAt } from '#src/components/legal-documents.ts';
import { useProduct } from '#src/components/ProductProvider.tsx';
import { DemoDocumentPage } from '#src/features/demo-documents/DemoDocumentPage.tsx';

import { NotFoundPage } from './NotFoundPage.tsx';

/** /demo/terms, /demo/privacy and /demo/cookies, while the demo is on and the operator has not provided documents. */
export function DemoDocument() {
  const product = useProduct();
  const document = useLocation({ select: ({ pathname }) => demoDocumentAt(pathname, product) });
  return document === undefined ? <NotFoundPage /> : <DemoDocumentPage document={document} />;
}
