interface IconProps {
  /** Path of a drawing of lines on 24 × 24. */
  path: string;
  /** In px. */
  size?: number;
}

/** A drawing beside its words, or in a button that has a name. Assistive technology skips it. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
