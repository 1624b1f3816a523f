import { drawn } from './icons.tsx';

// Icons that no page needs before it is shown: those beside would belong to the first scripts with them.

export const ArrowDownIcon = /* @__PURE__ */ drawn('M8 3v10M4.5 9.5 8 13l3.5-3.5');
export const ArrowUpIcon = /* @__PURE__ */ drawn('M8 13V3M4.5 6.5 8 3l3.5 3.5');
export const BellIcon = /* @__PURE__ */ drawn(
  'M4 6.8a4 4 0 0 1 8 0c0 3 1 4 1.5 4.4h-11C3 10.8 4 9.8 4 6.8zM6.6 13.5a1.5 1.5 0 0 0 2.8 0',
);
export const BookmarkIcon = /* @__PURE__ */ drawn('M4 2.5h8v11L8 10.7l-4 2.8z');
export const ChevronDownIcon = /* @__PURE__ */ drawn('M4.5 6.3 8 9.8l3.5-3.5');
export const ChevronLeftIcon = /* @__PURE__ */ drawn('M9.7 4.5 6.2 8l3.5 3.5');
export const ChevronRightIcon = /* @__PURE__ */ drawn('M6.3 4.5 9.8 8l-3.5 3.5');
export const ChevronUpIcon = /* @__PURE__ */ drawn('M4.5 9.7 8 6.2l3.5 3.5');
export const ChevronsUpDownIcon = /* @__PURE__ */ drawn('M5 6l3-3 3 3M5 10l3 3 3-3');
export const CommentIcon = /* @__PURE__ */ drawn('M2.5 3h11v8H8l-3 2.5V11H2.5z');
export const DownloadIcon = /* @__PURE__ */ drawn('M8 2.5v7.5M5 7l3 3 3-3M2.5 13.5h11');
/** AI Generate. */
export const DraftIcon = /* @__PURE__ */ drawn(
  'M2.5 12.5h6M2.5 9h4M2.5 5.5h5M13.5 2.5 8.7 7.3l-.9 2.4 2.4-.9 4.3-4.3z',
);
export const EditIcon = /* @__PURE__ */ drawn('M10.8 2.8 13.2 5.2 5.6 12.8l-3.1.7.7-3.1zM9.2 4.4l2.4 2.4');
export const FilterIcon = /* @__PURE__ */ drawn('M2.5 4h11M4.5 8h7M6.5 12h3');
export const MenuIcon = /* @__PURE__ */ drawn('M2.5 4.5h11M2.5 8h11M2.5 11.5h11');
export const MinusIcon = /* @__PURE__ */ drawn('M3.5 8h9');
export const MoonIcon = /* @__PURE__ */ drawn('M13.3 9.6A5.7 5.7 0 0 1 6.4 2.7a5.7 5.7 0 1 0 6.9 6.9z');
export const MoreIcon = /* @__PURE__ */ drawn('', <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2.2" />);
export const OpenIcon = /* @__PURE__ */ drawn('M9.5 2.5h4v4M13.5 2.5l-5.5 5.5M6.5 3.5h-4v10h10v-4');
export const PlusIcon = /* @__PURE__ */ drawn('M8 3v10M3 8h10');
/** What was removed before, and can be brought back: not the bin, which removes. */
export const RemovedIcon = /* @__PURE__ */ drawn('M3 8a5 5 0 1 0 1.6-3.7M3 2.6v2.9h2.9M8 5.2V8l2 1.3');
export const SearchIcon = /* @__PURE__ */ drawn('M10.2 10.2l3.3 3.3', <circle cx="7" cy="7" r="4.3" />);
export const SidebarIcon = /* @__PURE__ */ drawn('M2.5 3h11v10h-11zM6.3 3v10');
export const SunIcon = /* @__PURE__ */ drawn(
  'M8 1.7v1.3M8 13v1.3M1.7 8H3M13 8h1.3M3.5 3.5l.9.9M11.6 11.6l.9.9M3.5 12.5l.9-.9M11.6 4.4l.9-.9',
  <circle cx="8" cy="8" r="2.7" />,
);
export const TrashIcon = /* @__PURE__ */ drawn(
  'M2.8 4.3h10.4M6 4.3V2.5h4v1.8M4 4.3l.6 9.2h6.8l.6-9.2M6.7 6.8v4.2M9.3 6.8v4.2',
);
export const UploadIcon = /* @__PURE__ */ drawn('M8 10V2.5M5 5.5l3-3 3 3M2.5 13.5h11');
