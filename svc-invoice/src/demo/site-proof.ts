import { addDays, FIRST_PROOF, getBusinessToday, type SiteProof } from '@cleaning/contracts';
import { DEMO_POSTCODES } from '@cleaning/contracts/demo';
import type { Caller, DemoContext } from '@cleaning/service-kit';
import { SiteProofService } from '../site-proof/site-proof.service.js';

/** Proof shown by the fictional company. Days are counted back from today. */
const buildProof = (today: string): SiteProof => ({
  ...FIRST_PROOF,
  promise_days: 1,
  is_police_checked: true,
  response_hours: 4,
  manager_name: 'Priya Nair',
  manager_role: 'Operations manager',
  served_postcodes: [...DEMO_POSTCODES],
  testimonials: [
    {
      text: 'The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.',
      name: 'Marguerite Lindqvist',
      organisation: 'Practice manager, Norwood',
      source: 'Customer survey',
      source_address: '',
      said_on: addDays(today, -97),
      rating: 5,
    },
    {
      text: 'Our tenants have stopped emailing us about the stairs. The monthly report tells the committee what was done, and when.',
      name: 'Theo Karagiannis',
      organisation: 'Strata committee, North Adelaide',
      source: 'Email',
      source_address: '',
      said_on: addDays(today, -41),
      rating: 5,
    },
    {
      text: 'They quoted one price, came on the day and the agent found nothing to add to the list.',
      name: 'Jess Whitcombe',
      organisation: 'End of lease, Unley',
      source: 'Customer survey',
      source_address: '',
      said_on: addDays(today, -19),
      rating: 5,
    },
  ],
  ratings: [{ source: 'Customer survey', source_address: '', value: 4.8, count: 63, read_on: addDays(today, -7) }],
  prices: [
    { service: 'office-cleaning', dollars: 95, per: 'a visit', note: 'Up to 150 m², once a week, in the evening.' },
    { service: 'end-of-lease-cleaning', dollars: 380, per: 'a home', note: 'One bedroom, without carpets.' },
    { service: 'window-cleaning', dollars: 120, per: 'a visit', note: 'Shop front, inside and outside.' },
  ],
  examples: [
    {
      service: 'office-cleaning',
      title: 'A 300 m² office in the city',
      details: 'Three evenings a week: desks, floors, kitchen, two bathrooms and bins.',
      dollars: 1480,
      per: 'a month',
    },
  ],
  checks: [
    {
      title: 'Police checks',
      text: 'Everyone who works at your site has a current police check.',
    },
    { title: 'Work with children', text: 'Everyone who cleans schools and childcare centres has a current check.' },
  ],
  come_back: 'Not happy? Tell us within 24 hours, and we’ll come back and do it again at no cost.',
});

/** Does nothing if proof was entered already. */
export async function seedSiteProof({ get }: DemoContext, admin: Caller, timeZone: string): Promise<void> {
  const service = get(SiteProofService);
  const { version } = await service.get();
  if (version === 0) await service.save(admin, { ...buildProof(getBusinessToday(timeZone)), version });
}
