import { createFileRoute } from '@tanstack/react-router';

import { DemoDocument } from '#src/app/pages/DemoDocument.tsx';

export const Route = createFileRoute('/demo/$document')({ component: DemoDocument });
