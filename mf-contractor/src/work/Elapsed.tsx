import { useNow } from './useNow';

/** Time between two instants as H:MM:SS; 0:00:00 when the clock was set back. */
export function formatElapsedText(since: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** Time since an instant, updated each second; nothing for an empty one. Screen readers do not announce it. */
export function Elapsed({ since }: { since: string }) {
  const now = useNow(1000);
  return since === '' ? null : (
    <span className="mc-elapsed" role="timer" aria-live="off">
      {formatElapsedText(since, now)}
    </span>
  );
}
