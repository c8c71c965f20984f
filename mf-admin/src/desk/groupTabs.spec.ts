import type { PageHandle, PlaceTab } from '@cleaning/ui/app';
import { handles } from '../handles';
import { groupTabs } from './groupTabs';

const PLACE = '/admin/company';
const TABS: readonly (PlaceTab & { to: string })[] = [
  { to: PLACE, place: PLACE, group: 'Company', label: 'Company' },
  { to: '/admin/website', place: PLACE, group: 'Company', label: 'Website' },
  { to: '/admin/admins', place: PLACE, group: 'Users', label: 'Admins', count: 'people' },
  { to: '/admin/supervisors', place: PLACE, group: 'Users', label: 'Supervisors', count: 'messages' },
  { to: '/admin/mail', place: PLACE, label: 'Mail' },
];

describe('groupTabs', () => {
  it('shows groups in the first row and the open group’s pages in the second', () => {
    const { first, second } = groupTabs(TABS, '/admin/supervisors');
    expect(first).toEqual([
      { to: PLACE, label: 'Company', current: undefined, counts: [] },
      { to: '/admin/admins', label: 'Users', current: 'true', counts: ['people', 'messages'] },
      { to: '/admin/mail', label: 'Mail', current: undefined, counts: [] },
    ]);
    expect(second.map(({ label, current }) => [label, current])).toEqual([
      ['Admins', undefined],
      ['Supervisors', 'page'],
    ]);
  });

  it('has no second row for a page without a group', () => {
    const { first, second } = groupTabs(TABS, '/admin/mail');
    expect(second).toEqual([]);
    expect(first.find(({ current }) => current)?.label).toBe('Mail');
  });

  it('keeps each row of every place of the desk short', () => {
    const pages: readonly (readonly [string, PageHandle])[] = Object.entries(handles);
    const tabs = pages.flatMap(([to, { tab }]) => (tab ? [{ to, ...tab }] : []));
    for (const { to, place } of tabs) {
      const { first, second } = groupTabs(
        tabs.filter((each) => each.place === place),
        to,
      );
      expect(first.length).toBeLessThanOrEqual(6);
      expect(second.length).toBeLessThanOrEqual(6);
    }
  });
});
