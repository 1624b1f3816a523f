import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'width' | 'height'> {
  /** 16 px beside text, 14 px inside small marks. */
  readonly size?: 12 | 14 | 16 | undefined;
}

/** Icons are decorative; the control or text beside them carries the name. */
export type Icon = (props: IconProps) => ReactNode;

/** Defines an icon: 16 px grid, stroke 1.4, round caps, in the text colour. */
export function drawn(path: string, more?: ReactNode): Icon {
  return function DrawnIcon({ size = 16, ...props }) {
    return (
      <svg
        viewBox="0 0 16 16"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {more}
        <path d={path} />
      </svg>
    );
  };
}

const ring = <circle cx="8" cy="8" r="6" />;

export const ActivityIcon = /* @__PURE__ */ drawn('M3 3h10M3 6.3h10M3 9.7h6M3 13h4M12 9.5v2.2l1.5 1');
export const CalendarIcon = /* @__PURE__ */ drawn('M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.5M10.5 2v2.5');
export const ChartIcon = /* @__PURE__ */ drawn('M2.5 2.5v11h11M5.5 10.5v-3M8.5 10.5v-6M11.5 10.5v-4');
export const CheckIcon = /* @__PURE__ */ drawn('M3.5 8.5l3 3 6-6.5');
export const ClockIcon = /* @__PURE__ */ drawn('M8 4.7V8l2.3 1.5', ring);
export const CloseIcon = /* @__PURE__ */ drawn('M4 4l8 8M12 4l-8 8');
export const ColumnsIcon = /* @__PURE__ */ drawn('M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10');
export const EyeIcon = /* @__PURE__ */ drawn(
  'M1.5 8C3 5 5.3 3.5 8 3.5S13 5 14.5 8C13 11 10.7 12.5 8 12.5S3 11 1.5 8z',
  <circle cx="8" cy="8" r="2" />,
);
export const EyeOffIcon = /* @__PURE__ */ drawn(
  'M1.5 8C3 5 5.3 3.5 8 3.5S13 5 14.5 8C13 11 10.7 12.5 8 12.5S3 11 1.5 8zM2.8 13.2 13.2 2.8',
  <circle cx="8" cy="8" r="2" />,
);
export const FileIcon = /* @__PURE__ */ drawn('M3.5 1.8h6l3 3v9.4h-9zM9.5 1.8v3h3');
export const FolderIcon = /* @__PURE__ */ drawn('M1.8 3.2h4.4l1.5 1.9h6.5v7.7H1.8z');
export const HelpIcon = /* @__PURE__ */ drawn('M6.3 6.2a1.8 1.8 0 1 1 2.5 1.7c-.6.3-.8.6-.8 1.2M8 11.2v.1', ring);
export const HomeIcon = /* @__PURE__ */ drawn('M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z');
export const InfoIcon = /* @__PURE__ */ drawn('M8 7.3v3.5M8 5.2v.1', ring);
export const KeyIcon = /* @__PURE__ */ drawn(
  'M7.2 8.8l6-6M11 5l2 2M9.2 6.8l1.2 1.2',
  <circle cx="5.2" cy="10.8" r="2.7" />,
);
export const LinkIcon = /* @__PURE__ */ drawn(
  'M6.7 9.3a2.5 2.5 0 0 0 3.6 0l2.4-2.4a2.5 2.5 0 0 0-3.6-3.6l-.8.8M9.3 6.7a2.5 2.5 0 0 0-3.6 0L3.3 9.1a2.5 2.5 0 0 0 3.6 3.6l.8-.8',
);
export const LockIcon = /* @__PURE__ */ drawn('M3.5 7h9v6.5h-9zM5.2 7V5a2.8 2.8 0 0 1 5.6 0v2');
export const MailIcon = /* @__PURE__ */ drawn('M2 3.5h12v9H2zM2 4l6 5 6-5');
export const PhoneIcon = /* @__PURE__ */ drawn(
  'M3 2.5h2.5l1.2 3L5.2 6.8a8 8 0 0 0 4 4l1.3-1.5 3 1.2V13c0 .5-.4 1-1 1C7 13.6 2.4 9 2 3.5c0-.6.5-1 1-1z',
);
export const RefreshIcon = /* @__PURE__ */ drawn('M13.5 8a5.5 5.5 0 1 1-1.7-4M13.5 2v3h-3');
export const RiskIcon = /* @__PURE__ */ drawn('M8 2.2 14.3 13.3H1.7zM8 6.5v3.2M8 11.4v.1');
export const ScaleIcon = /* @__PURE__ */ drawn(
  'M8 2.5v11M4.5 13.5h7M3 4.5h10M3 4.5 1.2 9a1.9 1.9 0 0 0 3.6 0zM13 4.5 11.2 9a1.9 1.9 0 0 0 3.6 0z',
);
export const SealIcon = /* @__PURE__ */ drawn(
  'M8 1.7l1.6 1.2 2-.1.6 1.9 1.6 1.2-.6 1.9.6 1.9-1.6 1.2-.6 1.9-2-.1L8 14.1l-1.6-1.2-2 .1-.6-1.9-1.6-1.2.6-1.9-.6-1.9 1.6-1.2.6-1.9 2 .1zM5.7 8l1.6 1.6 3-3.2',
);
export const SettingsIcon = /* @__PURE__ */ drawn(
  'M8 1.8v1.7M8 12.5v1.7M1.8 8h1.7M12.5 8h1.7M3.6 3.6l1.2 1.2M11.2 11.2l1.2 1.2M3.6 12.4l1.2-1.2M11.2 4.8l1.2-1.2',
  <circle cx="8" cy="8" r="2" />,
);
export const SuccessIcon = /* @__PURE__ */ drawn('M5.5 8.2l1.8 1.8 3.3-3.6', ring);
export const UserIcon = /* @__PURE__ */ drawn(
  'M2.8 13.7c.4-2.7 2.4-4.2 5.2-4.2s4.8 1.5 5.2 4.2',
  <circle cx="8" cy="5.3" r="2.8" />,
);
export const UsersIcon = /* @__PURE__ */ drawn(
  'M1.8 13.2c.3-2.4 2-3.7 4.2-3.7s3.9 1.3 4.2 3.7M10.8 3.3a2.4 2.4 0 0 1 0 4.4M12 9.8c1.3.5 2 1.7 2.2 3.4',
  <circle cx="6" cy="5.5" r="2.5" />,
);
export const WarningIcon = /* @__PURE__ */ drawn('M8 5v3.5M8 10.8v.1', ring);
