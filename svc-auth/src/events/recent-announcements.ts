import type { Announcement } from '@cleaning/contracts';

/** How long announcements are kept, for pages that connect after reading. */
export const KEPT_MS = 60_000;
const MAX_KEPT = 1000;

interface Kept {
  readonly at: number;
  readonly announcement: Announcement;
}

/** The announcements of the last minute. Times are milliseconds of one clock that never goes back. */
export class RecentAnnouncements {
  private kept: Kept[] = [];
  /** Start of complete knowledge. */
  private since = Number.POSITIVE_INFINITY;

  /** Earlier announcements are unknown. */
  begin(now: number): void {
    this.kept = [];
    this.since = now;
  }

  add(announcements: readonly Announcement[], now: number): void {
    this.kept.push(...announcements.map((announcement) => ({ at: now, announcement })));
    const dropped = this.kept.splice(0, this.kept.length - MAX_KEPT).at(-1);
    this.since = Math.max(this.since, dropped?.at ?? 0);
    const firstKept = this.kept.findIndex(({ at }) => at >= now - KEPT_MS);
    if (firstKept > 0) this.kept.splice(0, firstKept);
  }

  /** Announcements of the last milliseconds, and whether they are complete. */
  getRecent(missedMs: number, now: number): { announcements: Announcement[]; complete: boolean } {
    const from = now - missedMs;
    return {
      announcements: this.kept.filter(({ at }) => at >= from).map(({ announcement }) => announcement),
      complete: from > this.since && missedMs < KEPT_MS,
    };
  }
}
