/** Shows late: what is there within a moment needs no wheel. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className="ui-spinner" role="status">
      <span className="ui-spinner__wheel" aria-hidden="true" />
      <span className="ui-sr-only">{label}</span>
    </div>
  );
}

export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="ui-skeleton" role="status">
      <span className="ui-sr-only">Loading…</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never change places
        <span key={line} className="ui-skeleton__line" aria-hidden="true" />
      ))}
    </div>
  );
}

/** `value` from 0 to 1; null while the amount is not known. */
export function Progress({ value, label }: { value: number | null; label: string }) {
  const percent = value === null ? undefined : Math.round(value * 100);
  return (
    <label className="ui-progress">
      <span>
        {label}
        {percent !== undefined && ` ${percent} %`}
      </span>
      <progress max={100} value={percent} />
    </label>
  );
}
