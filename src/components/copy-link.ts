import { toast } from '#src/ui/feedback/toast.tsx';

/** Copies the absolute address of something on this page. */
export function copyLink(href: string): void {
  const url = new URL(href, window.location.href).href;
  navigator.clipboard.writeText(url).then(
    () => toast.success('Link copied'),
    () => toast.error('The link was not copied', url),
  );
}
