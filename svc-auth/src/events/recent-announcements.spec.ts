import type { Announcement } from '@cleaning/contracts';
import { KEPT_MS, RecentAnnouncements } from './recent-announcements.js';

const change = (id: string): Announcement => ({ topic: 'job', id, people: [] });

describe('RecentAnnouncements', () => {
  it('is complete for the time since it began to receive', () => {
    const recent = new RecentAnnouncements();
    expect(recent.getRecent(0, 1000).complete).toBe(false);
    recent.begin(1000);
    recent.add([change('a')], 2000);
    recent.add([change('b')], 3000);
    expect(recent.getRecent(1500, 4000)).toEqual({ announcements: [change('b')], complete: true });
    expect(recent.getRecent(2500, 4000)).toMatchObject({ announcements: [change('a'), change('b')], complete: true });
    expect(recent.getRecent(3000, 4000).complete).toBe(false);
    recent.begin(5000);
    expect(recent.getRecent(500, 6000)).toEqual({ announcements: [], complete: true });
    expect(recent.getRecent(2000, 6000).complete).toBe(false);
  });

  it('is incomplete beyond a minute and beyond 1000 announcements', () => {
    const recent = new RecentAnnouncements();
    recent.begin(0);
    recent.add([change('old')], 1);
    recent.add([change('new')], KEPT_MS + 10);
    expect(recent.getRecent(KEPT_MS - 1, KEPT_MS + 10)).toEqual({ announcements: [change('new')], complete: true });
    expect(recent.getRecent(KEPT_MS, KEPT_MS + 10).complete).toBe(false);
    for (let many = 0; many < 1000; many += 1) recent.add([change(`${many}`)], KEPT_MS + 20);
    expect(recent.getRecent(5, KEPT_MS + 22).announcements).toHaveLength(1000);
    expect(recent.getRecent(5, KEPT_MS + 22).complete).toBe(true);
    expect(recent.getRecent(15, KEPT_MS + 22).complete).toBe(false);
  });
});
