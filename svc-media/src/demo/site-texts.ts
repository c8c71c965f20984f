import { DEMO_ADMIN } from '@cleaning/contracts/demo';
import { insertOnce, type Transaction } from '@cleaning/service-kit';
import { SitePageRow, SitePageVersion, type Texts } from '../site/site-text.entity.js';
import { PAGES } from '../site-pictures/pages-queue.js';

/** Texts of the demo company: the pages only claim what a company has entered. Lists have one item a line. */
const DEMO_TEXTS: Readonly<Record<string, Texts>> = {
  home: {
    'home.points': [
      'Adelaide owned and run, cleaning for businesses and homes since {founded}',
      'Cleaning when it suits you: before you open, after you close or on weekends',
      'Trained staff in uniform',
      'Modern tools and machinery that clean faster and more quietly',
      'Products that are kind to people, surfaces and waterways',
      'One contact person and a written report for every site',
      'Fixed written quotes without hidden extras',
    ].join('\n'),
  },
  about: {
    'about.lead': 'Cleaners who know your site.',
    'about.staff':
      'Everyone is trained before their first shift. For schools and child care they also need a working with children check. The same people come back to your site, so they know your alarm, your plants and the corner that gathers dust.',
    'about.story': [
      'We started in {founded} with one promise: do it properly, or come back and do it again.',
      'Our teams clean offices, shops, schools, apartment buildings and homes in and around Adelaide.',
      'Part of what we earn goes further: we also invest in Sri Lanka, in training, small businesses and places to work.',
    ].join('\n'),
  },
};

/** Publishes them once, and keeps changes made since. */
export async function publishDemoTexts(tx: Transaction, publishedAt: Date): Promise<void> {
  for (const [page, texts] of Object.entries(DEMO_TEXTS)) {
    const isNew = await insertOnce(tx.manager, SitePageRow, { page, version: 1, draft: texts, published: texts });
    if (!isNew) continue;
    const version = { page, version: 1, texts, publishedBy: DEMO_ADMIN.name, publishedAt };
    await insertOnce(tx.manager, SitePageVersion, version);
  }
  tx.notifyQueue(PAGES);
}
