import type { BodyOf, createClient } from '@cleaning/contracts';
import { DEMO_CLIENT_ID, DEMO_JOB_ID } from '@cleaning/contracts/demo';
import type { Caller, DemoContext } from '@cleaning/service-kit';
import { Client } from '../clients/client.entity.js';
import { Clients } from '../clients/clients.service.js';
import { JobClients } from '../clients/job-clients.service.js';

const PLAIN = { trading_name: '', abn: '', order_number: '', terms_days: 14, notes: '', contacts: [] };

/** Clients of the demo company, and the numbers of the jobs that are theirs. */
const CLIENTS: readonly (BodyOf<typeof createClient> & { jobs: readonly number[] })[] = [
  {
    id: DEMO_CLIENT_ID(1),
    jobs: [1, 5],
    details: {
      ...PLAIN,
      legal_name: 'Wattlebird Property Services Pty Ltd',
      trading_name: 'Wattlebird Property',
      abn: '23000000004',
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
    id: DEMO_CLIENT_ID(2),
    jobs: [2],
    details: {
      ...PLAIN,
      legal_name: 'Banksia Family Medical Centre',
      abn: '42000000003',
      billing_address: '75 The Parade\nNorwood SA 5067',
      billing_email: 'practice@banksia-medical.example',
      notes: 'Asks for a call before the price changes.',
    },
  },
  {
    id: DEMO_CLIENT_ID(3),
    jobs: [3],
    details: {
      ...PLAIN,
      legal_name: 'Little Pelicans Early Learning Inc.',
      trading_name: 'Little Pelicans',
      abn: '61000000002',
      billing_address: '18 Moseley Street\nGlenelg SA 5045',
      billing_email: '',
    },
  },
];

/** The jobs that are given to clients. */
export const CLIENT_JOBS: readonly string[] = CLIENTS.flatMap(({ jobs }) => jobs.map(DEMO_JOB_ID));

/** Whose the demo company's first jobs are, since the first day. Their jobs must have arrived. */
export async function seedClients({ get, transactions }: DemoContext, admin: Caller, since: string): Promise<void> {
  const [clients, jobClients] = [get(Clients), get(JobClients)];
  await transactions.run(async (tx) => {
    // An earlier run may have been interrupted after it.
    if (await tx.manager.existsBy(Client, { id: DEMO_CLIENT_ID(1) })) return;
    for (const { id, details, jobs } of CLIENTS) {
      await clients.add(tx, admin, { id, details });
      for (const number of jobs)
        await jobClients.change(tx, admin, { job_id: DEMO_JOB_ID(number), client_id: id, from: since });
    }
  });
}
