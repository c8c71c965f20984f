import { addMonths, type CallBody, type createClient, getMonthStart, type setJobPrice } from '@cleaning/contracts';
import { buildDemoClientId, buildDemoJobId } from '@cleaning/contracts/demo';
import type { Caller, DemoContext } from '@cleaning/service-kit';
import { Client } from '../clients/client.entity.js';
import { Clients } from '../clients/clients.service.js';
import { JobClients } from '../clients/job-clients.service.js';
import { JobPrice } from '../prices/job-price.entity.js';
import { JobPrices } from '../prices/job-prices.service.js';

const PLAIN = { trading_name: '', abn: '', order_number: '', terms_days: 14, notes: '', contacts: [] };

/** Cents without GST. Jobs without a price are invoiced by the hour. */
type DemoPrice = Pick<CallBody<typeof setJobPrice>, 'basis' | 'amount'>;

interface DemoClient extends CallBody<typeof createClient> {
  /** Client since the first day of the month this many months ago. */
  readonly monthsAgo: number;
  /** Numbers of the jobs that are theirs. */
  readonly jobs: readonly number[];
  /** Price of each of their jobs; missing: by the hour. */
  readonly price?: DemoPrice;
}

/** Clients of the demo company. */
const CLIENTS: readonly DemoClient[] = [
  {
    id: buildDemoClientId(1),
    monthsAgo: 2,
    jobs: [1, 5],
    details: {
      ...PLAIN,
      legal_name: 'Wattlebird Property Services Pty Ltd',
      trading_name: 'Wattlebird Property',
      abn: '36000000008',
      billing_address: 'Level 3, 212 Grenfell Street\nAdelaide SA 5000',
      billing_email: 'accounts@wattlebird.example',
      order_number: 'PO-20417',
      terms_days: 30,
      contacts: [
        { name: 'Renee Castle', email: 'accounts@wattlebird.example', telephone: '08 5550 2210', roles: ['invoices'] },
        { name: 'Building manager', email: '', telephone: '0491 574 118', roles: ['door', 'quality'] },
      ],
    },
  },
  {
    id: buildDemoClientId(2),
    monthsAgo: 3,
    jobs: [2],
    price: { basis: 'visit', amount: 14_500 },
    details: {
      ...PLAIN,
      legal_name: 'Banksia Family Medical Centre',
      abn: '17000000009',
      billing_address: '75 The Parade\nNorwood SA 5067',
      billing_email: 'practice@banksia-medical.example',
      notes: 'Asks for a call before the price changes.',
    },
  },
  {
    id: buildDemoClientId(3),
    monthsAgo: 3,
    jobs: [3],
    price: { basis: 'month', amount: 228_000 },
    details: {
      ...PLAIN,
      legal_name: 'Little Pelicans Early Learning Inc.',
      trading_name: 'Little Pelicans',
      abn: '82000000010',
      billing_address: '18 Moseley Street\nGlenelg SA 5045',
      billing_email: '',
    },
  },
  {
    id: buildDemoClientId(4),
    monthsAgo: 3,
    jobs: [4],
    price: { basis: 'visit', amount: 12_500 },
    details: {
      ...PLAIN,
      legal_name: 'Port Adelaide Arts Trust',
      billing_address: '4 Divett Street\nPort Adelaide SA 5015',
      billing_email: 'office@port-arts.example',
      contacts: [
        { name: 'Imogen Farrow', email: 'imogen@port-arts.example', telephone: '08 5550 3381', roles: ['quality'] },
      ],
    },
  },
  {
    id: buildDemoClientId(5),
    monthsAgo: 3,
    jobs: [6],
    details: {
      ...PLAIN,
      legal_name: 'Unley Libraries Association Inc.',
      trading_name: 'Unley Libraries',
      billing_address: '162 Unley Road\nUnley SA 5061',
      billing_email: 'accounts@unley-libraries.example',
      order_number: 'UL-0931',
    },
  },
  {
    id: buildDemoClientId(6),
    monthsAgo: 3,
    jobs: [7],
    price: { basis: 'month', amount: 275_000 },
    details: {
      ...PLAIN,
      legal_name: 'Sandpiper Surf Club Inc.',
      billing_address: '251 Esplanade\nHenley Beach SA 5022',
      billing_email: 'treasurer@sandpiper-surf.example',
      contacts: [
        {
          name: 'Dean Abbott',
          email: 'treasurer@sandpiper-surf.example',
          telephone: '0491 573 087',
          roles: ['invoices', 'door'],
        },
      ],
    },
  },
];

/** Jobs of clients. */
export const CLIENT_JOBS: readonly string[] = CLIENTS.flatMap(({ jobs }) => jobs.map(buildDemoJobId));

/** Assigns the demo company's jobs to clients, with prices. Their jobs must have arrived. */
export async function seedClients({ get, transactions }: DemoContext, admin: Caller, today: string): Promise<void> {
  const [clients, jobClients, prices] = [get(Clients), get(JobClients), get(JobPrices)];
  const getFirstDay = ({ monthsAgo }: DemoClient) => getMonthStart(addMonths(today, -monthsAgo));
  await transactions.run(async (tx) => {
    // An earlier run may have been interrupted after it.
    if (await tx.manager.existsBy(Client, { id: buildDemoClientId(1) })) return;
    for (const client of CLIENTS) {
      await clients.add(tx, admin, { id: client.id, details: client.details });
      for (const number of client.jobs)
        await jobClients.change(tx, admin, {
          job_id: buildDemoJobId(number),
          client_id: client.id,
          from: getFirstDay(client),
        });
    }
  });
  await transactions.run(async (tx) => {
    if (await tx.manager.exists(JobPrice)) return;
    for (const client of CLIENTS) {
      const { jobs, price } = client;
      if (!price) continue;
      for (const number of jobs)
        await prices.change(tx, admin, {
          job_id: buildDemoJobId(number),
          from: getFirstDay(client),
          basis: price.basis,
          amount: price.amount,
        });
    }
  });
}
