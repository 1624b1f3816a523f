import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/_guarded/on-boarding/')({
  beforeLoad: (): void => {
    throw redirect({ to: '/', replace: true });
  },
});
