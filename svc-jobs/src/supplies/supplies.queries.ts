import type { CallQuery, listSupplies, SupplyRow } from '@cleaning/contracts';
import {
  type ListOrders,
  orderRows,
  type Places,
  readPage,
  searchRows,
  toPlacesParameter,
} from '@cleaning/service-kit';
import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { SupplyRequest } from './supply.entity.js';

type Page = CallQuery<typeof listSupplies>;
type StoredRow = Omit<SupplyRow, 'asked_at'> & { asked_at: Date };

const ORDERS: ListOrders<Page['sort']> = {
  by: {
    asked: 'supply.asked_at',
    number: 'supply.number',
    job: 'lower(job.title)',
    person: 'lower(supply.person_name)',
    item: 'lower(supply.item)',
  },
  ties: { 'supply.id': 'asked' },
};

/** The requests at these places with their jobs. */
function selectSupplies(manager: EntityManager, places: Places): SelectQueryBuilder<SupplyRequest> {
  const query = manager
    .createQueryBuilder(SupplyRequest, 'supply')
    .innerJoin(Job, 'job', 'job.id = supply.job_id')
    .select('supply.id', 'supply_id')
    .addSelect('supply.number::int', 'number')
    .addSelect('supply.state', 'state')
    .addSelect('job.title', 'job_name')
    .addSelect('job.kind', 'job_kind')
    .addSelect('supply.job_id', 'job_id')
    .addSelect('supply.item', 'item')
    .addSelect('supply.quantity', 'quantity')
    .addSelect('supply.note', 'note')
    .addSelect('supply.reason', 'reason')
    .addSelect('supply.photos', 'photos')
    .addSelect('supply.person_id', 'user_id')
    .addSelect('supply.person_name', 'user_name')
    .addSelect('supply.asked_at', 'asked_at');
  if (places !== 'all') query.andWhere('supply.job_id = ANY (:places)', { places: toPlacesParameter(places) });
  return query;
}

const toRow = (row: StoredRow): SupplyRow => ({
  supply_id: row.supply_id,
  number: row.number,
  state: row.state,
  job_name: row.job_name,
  job_kind: row.job_kind,
  job_id: row.job_id,
  item: row.item,
  quantity: row.quantity,
  note: row.note,
  reason: row.reason,
  photos: row.photos,
  user_id: row.user_id,
  user_name: row.user_name,
  asked_at: row.asked_at.toISOString(),
});

/** One page of the requests at these places that match the filters, and the total. */
export async function findSupplyPage(dataSource: DataSource, asked: Page, places: Places) {
  const query = selectSupplies(dataSource.manager, places);
  const { state, job_id: jobId } = asked;
  if (state !== undefined)
    query.andWhere('supply.state IN (:...states)', { states: state === 'active' ? ['open', 'ordered'] : [state] });
  if (jobId !== undefined) query.andWhere('supply.job_id = :jobId', { jobId });
  searchRows(query, asked.text, {
    texts: [`concat_ws(' ', supply.item, supply.note, supply.person_name, job.title)`],
    others: ['supply.number::text = :typed'],
  });
  const { total, rows } = await readPage<StoredRow>(orderRows(query, ORDERS, asked), asked);
  return { total, rows: rows.map(toRow) };
}

/** A request at one of these places. */
export async function findSupply(manager: EntityManager, id: string, places: Places): Promise<SupplyRow | undefined> {
  const row = await selectSupplies(manager, places).andWhere('supply.id = :id', { id }).getRawOne<StoredRow>();
  return row && toRow(row);
}

/** A person's newest requests. */
export async function findOwnSupplies(manager: EntityManager, personId: string, limit: number): Promise<SupplyRow[]> {
  const rows = await selectSupplies(manager, 'all')
    .andWhere('supply.person_id = :personId', { personId })
    .orderBy('supply.asked_at', 'DESC')
    .addOrderBy('supply.id', 'DESC')
    .limit(limit)
    .getRawMany<StoredRow>();
  return rows.map(toRow);
}
