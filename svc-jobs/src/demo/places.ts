import type { TimelineRow } from '../jobs/timetable.js';
import type { HoldCause } from './demo-work.js';

/** People are numbers into DEMO_CONTRACTORS; the first six are verified. */
const [AMARA, DANIEL, MEI_LIN, TOMASZ, PRIYA, GRACE] = [0, 1, 2, 3, 4, 5] as const;

interface DemoPlace {
  title: string;
  address: string;
  description: string;
  /** Latitude and longitude near which the work is stamped. */
  at: readonly [number, number];
  needCount: number;
  /** Cents per hour. */
  contractorRateCents: number;
  companyRateCents: number;
  people: readonly number[];
  requests: readonly number[];
}

export interface DemoPermanentJob extends DemoPlace {
  timeline: readonly TimelineRow[];
  /** True: no work yet. False: work on the days before today. */
  isNew: boolean;
  /** Why the last work of each person there is held. */
  holdCause?: HoldCause;
}

export interface DemoQuickJob extends DemoPlace {
  /** Days from today. */
  inDays: number;
  time: string;
  expectedMinutes: number;
}

const WORKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const;

export const DEMO_PERMANENT_JOBS: readonly DemoPermanentJob[] = [
  {
    title: 'Wattlebird House Offices',
    address: '212 Grenfell Street, Adelaide SA 5000',
    description:
      'Three floors of open-plan offices. Vacuum and mop, empty the bins, wipe the kitchens and restock the bathrooms.\nThe alarm code is with the concierge.',
    at: [-34.9246, 138.6089],
    needCount: 2,
    contractorRateCents: 3350,
    companyRateCents: 4700,
    timeline: [{ time: '06:00-08:00', days: WORKDAYS }],
    people: [AMARA, DANIEL],
    requests: [],
    isNew: false,
  },
  {
    title: 'Banksia Family Medical Centre',
    address: '75 The Parade, Norwood SA 5067',
    description:
      'Waiting room, six consulting rooms and a treatment room. Use the colour-coded cloths and the hospital-grade disinfectant.',
    at: [-34.9213, 138.6304],
    needCount: 1,
    contractorRateCents: 3600,
    companyRateCents: 5200,
    timeline: [{ time: '19:00-21:30', days: ['Mo', 'We', 'Fr'] }],
    people: [DANIEL],
    requests: [],
    isNew: false,
  },
  {
    title: 'Little Pelicans Early Learning',
    address: '18 Moseley Street, Glenelg SA 5045',
    description: 'Play rooms, nappy change areas and kitchen after closing. Fragrance-free products only, please.',
    at: [-34.9818, 138.5154],
    needCount: 1,
    contractorRateCents: 3400,
    companyRateCents: 4850,
    timeline: [{ time: '18:30-20:30', days: WORKDAYS }],
    people: [GRACE],
    requests: [],
    isNew: false,
  },
  {
    title: 'Wool Store Gallery',
    address: '4 Divett Street, Port Adelaide SA 5015',
    description: 'Polished timber floors, glass entrance and two bathrooms. Keep the scrubber away from the plinths.',
    at: [-34.8462, 138.5057],
    needCount: 2,
    contractorRateCents: 3250,
    companyRateCents: 4500,
    timeline: [
      { time: '07:00-09:00', days: ['Tu', 'Th'] },
      { time: '06:30-09:00', days: ['Sa'] },
    ],
    people: [MEI_LIN],
    requests: [TOMASZ],
    isNew: false,
    holdCause: 'no-connection',
  },
  {
    title: 'Sturt Pea Technology Hub',
    address: '30 Main Street, Mawson Lakes SA 5095',
    description:
      'Laboratories and shared kitchens at night. Sign in at the security desk; the server room stays locked.',
    at: [-34.8128, 138.6142],
    needCount: 2,
    contractorRateCents: 3900,
    companyRateCents: 5600,
    timeline: [{ time: '22:00-02:00', days: ['Mo', 'We', 'Fr'] }],
    people: [TOMASZ],
    requests: [],
    isNew: false,
  },
  {
    title: 'Unley Corner Library',
    address: '162 Unley Road, Unley SA 5061',
    description: 'Reading rooms, study booths and the forecourt. Windows on the street side each Friday.',
    at: [-34.9512, 138.6069],
    needCount: 1,
    contractorRateCents: 3200,
    companyRateCents: 4400,
    timeline: [
      { time: '05:30-07:30', days: ['Mo', 'Tu', 'We', 'Th'] },
      { time: '05:30-08:30', days: ['Fr'] },
    ],
    people: [PRIYA],
    requests: [],
    isNew: false,
    holdCause: 'forgotten-finish',
  },
  {
    title: 'Sandpiper Surf Club',
    address: '251 Esplanade, Henley Beach SA 5022',
    description: 'Change rooms, hall and balcony on weekends. There is sand everywhere: start with the blower.',
    at: [-34.9201, 138.4929],
    needCount: 3,
    contractorRateCents: 3700,
    companyRateCents: 5100,
    timeline: [{ time: '10:00-13:00', days: ['Sa', 'Su'] }],
    people: [MEI_LIN, GRACE],
    requests: [],
    isNew: false,
  },
  {
    title: 'Lantern Picture House',
    address: '98 Prospect Road, Prospect SA 5082',
    description: 'Two auditoriums and the foyer after the last session. Popcorn first, then the carpets.',
    at: [-34.8842, 138.5946],
    needCount: 2,
    contractorRateCents: 4000,
    companyRateCents: 5700,
    timeline: [{ time: '23:00-01:30', days: ['Fr', 'Sa'] }],
    people: [],
    requests: [AMARA, PRIYA],
    isNew: true,
  },
];

export const DEMO_QUICK_JOBS: readonly DemoQuickJob[] = [
  {
    title: 'End of lease: two-bedroom flat',
    address: '11/6 Anzac Highway, Keswick SA 5035',
    description: 'Oven, windows, carpets and balcony. Leave the keys in the lock box.',
    at: [-34.9427, 138.5772],
    needCount: 1,
    contractorRateCents: 4200,
    companyRateCents: 6000,
    inDays: -5,
    time: '09:00',
    expectedMinutes: 120,
    people: [GRACE],
    requests: [],
  },
  {
    title: 'Showroom before the opening',
    address: '40 Magill Road, Norwood SA 5067',
    description: 'Builders have just left: dust, stickers on the glass, and the tiles by the entrance.',
    at: [-34.9169, 138.6321],
    needCount: 2,
    contractorRateCents: 4100,
    companyRateCents: 5900,
    inDays: 0,
    time: '14:00',
    expectedMinutes: 180,
    people: [AMARA],
    requests: [],
  },
  {
    title: 'Marquee after the garden party',
    address: '27 Hutt Street, Adelaide SA 5000',
    description: 'Tables, floor panels and the catering tent. Bring gloves; bins are on site.',
    at: [-34.9301, 138.6102],
    needCount: 3,
    contractorRateCents: 3900,
    companyRateCents: 5400,
    inDays: 3,
    time: '07:30',
    expectedMinutes: 240,
    people: [MEI_LIN],
    requests: [DANIEL],
  },
  {
    title: 'Carpet clean, accountants on level 2',
    address: '145 Pirie Street, Adelaide SA 5000',
    description: 'About 180 square metres with the extraction machine from the depot.',
    at: [-34.9257, 138.6063],
    needCount: 1,
    contractorRateCents: 4300,
    companyRateCents: 6200,
    inDays: 9,
    time: '17:30',
    expectedMinutes: 150,
    people: [],
    requests: [],
  },
];
