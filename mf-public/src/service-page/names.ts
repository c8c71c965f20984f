import type { IconName } from '../icon/Icon';

/**
 * Link labels for other pages, without loading the texts of the services' pages. In the order of the services' cards.
 */
export const servicePages: readonly { id: string; slug: string; label: string; icon: IconName }[] = [
  { id: 'building-cleaning', slug: 'building-cleaning', label: 'Building cleaning', icon: 'building' },
  { id: 'retail-cleaning', slug: 'retail-cleaning', label: 'Retail cleaning', icon: 'retail' },
  { id: 'office-cleaning', slug: 'office-cleaning', label: 'Office cleaning', icon: 'office' },
  { id: 'window-cleaning', slug: 'window-cleaning', label: 'Window cleaning', icon: 'window' },
  { id: 'carpet-cleaning', slug: 'carpet-cleaning', label: 'Carpet cleaning', icon: 'carpet' },
  { id: 'pre-end-sale-cleaning', slug: 'end-of-lease-cleaning', label: 'End of lease cleaning', icon: 'key' },
];
