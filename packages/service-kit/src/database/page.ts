import type { Page } from '@cleaning/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { buildNumberPattern, buildStartPatterns, buildTextPattern, rankMatchSql } from './lists.js';

/** `sorting` in contracts. */
interface Sorting<Sort extends string> {
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
}

/** `paging` in contracts. Pages count from 1. */
interface Paging {
  readonly page: number;
  readonly page_size: number;
}

const MAX_PAGE_SIZE = 100;

/** Orders of a list. */
export interface ListOrders<Sort extends string> {
  /** SQL expressions by the call's name for the order. */
  readonly by: Readonly<Record<Sort, string>>;
  /**
   * SQL expressions for rows of equal order, with a fixed direction or the requested one. The last one must be unique, so that pages do not
   * overlap.
   */
  readonly ties: Readonly<Record<string, 'ASC' | 'DESC' | 'asked'>>;
  /** Puts rows without a value last in both directions. */
  readonly nullsLast?: boolean;
}

/** Throws RangeError for an unknown order. */
export function orderRows<Entity extends ObjectLiteral, Sort extends string>(
  query: SelectQueryBuilder<Entity>,
  { by, ties, nullsLast = false }: ListOrders<Sort>,
  { sort, direction }: Sorting<Sort>,
): SelectQueryBuilder<Entity> {
  if (!Object.hasOwn(by, sort)) throw new RangeError(`There is no order by ${sort}`);
  const asked = direction === 'desc' ? 'DESC' : 'ASC';
  query.orderBy(by[sort], asked, nullsLast ? 'NULLS LAST' : undefined);
  for (const [sql, way] of Object.entries(ties))
    if (sql !== by[sort]) query.addOrderBy(sql, way === 'asked' ? asked : way);
  return query;
}

interface SearchedSql {
  /** SQL of texts, compared by `fold_text`. */
  readonly texts: readonly string[];
  /** SQL of numbers stored as digits only. */
  readonly numbers?: readonly string[];
  /** Further alternative conditions. `:typed` is the typed text. */
  readonly others?: readonly string[];
}

/** SQL for an order of rows that `searchRows` has filtered: how well a name fits the text, the best first. */
export const rankSearched = (sql: string): string =>
  rankMatchSql(sql, { start: ':searchedStart', word: ':searchedWord', anywhere: ':searchedText' });

/** Filters a query by a text. An empty text finds all rows. */
export function searchRows<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  text: string,
  { texts, numbers = [], others = [] }: SearchedSql,
): SelectQueryBuilder<Entity> {
  const { start, word } = buildStartPatterns(text);
  query.setParameters({ searchedStart: start, searchedWord: word, searchedText: buildTextPattern(text) });
  if (text === '') return query;
  const conditions = [
    ...texts.map((sql) => `fold_text(${sql}) LIKE :searchedText`),
    ...numbers.map((sql) => `${sql} LIKE :searchedNumber`),
    ...others,
  ];
  return query.andWhere(`(${conditions.join(' OR ')})`, {
    searchedNumber: buildNumberPattern(text),
    typed: text,
  });
}

/**
 * Reads one page of raw rows and the total of a sorted query. The last page needs no count, unless there are sums.
 * @param sums SQL of sums over all pages, such as `{ cents: 'sum(cents)' }`; 0 without rows
 */
export async function readPage<Row, Sum extends string = never>(
  query: SelectQueryBuilder<ObjectLiteral>,
  { page, page_size }: Paging,
  sums: Readonly<Record<Sum, string>> = {} as Readonly<Record<Sum, string>>,
): Promise<Page<Row> & { readonly rows: Row[]; readonly sums: Readonly<Record<Sum, number>> }> {
  if (page < 1 || page_size < 1 || page_size > MAX_PAGE_SIZE)
    throw new RangeError(`There is no page ${page} of ${page_size} rows`);
  if (Object.keys(query.expressionMap.allOrderBys).length === 0) throw new TypeError('A page needs an order');
  const offset = (page - 1) * page_size;
  const rows = await query.clone().limit(page_size).offset(offset).getRawMany<Row & ObjectLiteral>();
  const isLast = rows.length < page_size && (rows.length > 0 || page === 1);
  if (isLast && Object.keys(sums).length === 0)
    return { total: offset + rows.length, rows, sums: {} as Readonly<Record<Sum, number>> };
  const { total, ...summed } = await countRows(query, sums);
  return { total, rows, sums: summed as unknown as Readonly<Record<Sum, number>> };
}

async function countRows<Sum extends string>(
  query: SelectQueryBuilder<ObjectLiteral>,
  sums: Readonly<Record<Sum, string>>,
): Promise<{ total: number } & Record<Sum, number>> {
  const unsorted = query.clone().orderBy();
  const counted = query
    .createQueryBuilder()
    .select('count(*)::int', 'total')
    .from(`(${unsorted.getQuery()})`, 'found')
    .setParameters(unsorted.getParameters());
  for (const [name, sql] of Object.entries<string>(sums)) counted.addSelect(`coalesce(${sql}, 0)::float8`, name);
  const counts = await counted.getRawOne<{ total: number } & Record<Sum, number>>();
  if (!counts) throw new Error('PostgreSQL gave no count');
  return counts;
}
