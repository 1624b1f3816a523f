/** Gives a control a tooltip, which `TooltipLayer` shows. Truncated text gets one without it. */
const attribute = 'data-tooltip';

/** The name of an icon-only control, announced and shown as its tooltip. */
export const iconName = (label: string) => ({ 'aria-label': label, [attribute]: label });

/** A tooltip beside the element, where one above would cover its neighbour. */
export const besideTooltip = (text: string) => ({ [attribute]: text, 'data-tooltip-beside': '' });

/** The element with a tooltip at or around the pointer or focus. */
export const tooltipAnchor = (place: Element): HTMLElement | null => place.closest<HTMLElement>(`[${attribute}]`);

/** The tooltip text of an element; empty while the popup that it controls is open. */
export const tooltipText = (anchor: HTMLElement): string =>
  anchor.ariaExpanded === 'true' ? '' : (anchor.getAttribute(attribute) ?? '');
