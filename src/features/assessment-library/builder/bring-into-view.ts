/** Scrolls a box alone until an element in it is in view: what is beside the box stays where it is. */
export function bringIntoView(element: Element, box: Element | null): void {
  if (box === null) return;
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
