/** What gives a control a tooltip, which `TooltipLayer` shows. A text that is cut has one without it. */
const attribute = 'data-tooltip';

/** The name of a control that shows an icon only, read out and as its tooltip. */
export const iconName = (label: string) => ({ 'aria-label': label, [attribute]: label });

/** A tooltip at the end of an element's line, where one above would cover its neighbour. */
export const besideTooltip = (text: string) => ({ [attribute]: text, 'data-tooltip-beside': '' });

/** The element with a tooltip at, or around, where the pointer or the focus is. */
export const tooltipAnchor = (place: Element): HTMLElement | null => place.closest<HTMLElement>(`[${attribute}]`);

/** What the tooltip of an element says; nothing while what it opens is open. */
export const tooltipText = (anchor: HTMLElement): string =>
  anchor.ariaExpanded === 'true' ? '' : (anchor.getAttribute(attribute) ?? '');
