import { buildDemoJobId } from '@cleaning/contracts/demo';
import { insertOnce, type Transaction } from '@cleaning/service-kit';
import { SiteCard } from '../site-cards/site-card.entity.js';

/** Cards of the first two places, without door and alarm details, so that people can try entering them. */
export async function writeSiteCards({ manager }: Transaction): Promise<void> {
  const card = { access: '', version: 1, eraseSince: null };
  const cards = [
    {
      ...card,
      jobId: buildDemoJobId(1),
      instructions: 'Sign in at the concierge. The scrubber is in the store on level 1; charge it when you leave.',
      contactName: 'Concierge',
      contactTelephone: '(08) 5550 0112',
    },
    {
      ...card,
      jobId: buildDemoJobId(2),
      instructions:
        'Red cloths for toilets, blue for rooms, white for the treatment room. Sharps bins are never opened.',
      contactName: 'Practice manager',
      contactTelephone: '(08) 5550 0175',
    },
  ];
  // An earlier run may have been interrupted after it.
  await insertOnce(manager, SiteCard, cards);
}
