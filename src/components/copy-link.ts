import { toast } from '#src/ui/feedback/toast.tsx';

/**
 * Copies the absolute address of something on this page.
 * @param organisationId so that someone who is in several is offered the right one; null for what is of none
 */
export function copyLink(href: string, organisationId: string | null): void {
  const url = new URL(href, window.location.href);
  if (organisationId !== null) url.searchParams.set('organisation', organisationId);
  navigator.clipboard.writeText(url.href).then(
    () => toast.success('Link copied'),
    () => toast.error('The link was not copied', url.href),
  );
}
