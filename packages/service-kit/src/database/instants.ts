import { type FindOperator, Raw } from 'typeorm';

type Unit = 'secs' | 'mins' | 'hours' | 'days';

/** Condition: more than this long ago, by the database's clock. */
export const olderThan = (amount: number, unit: Unit): FindOperator<Date> =>
  Raw((column) => `${column} < now() - make_interval(${unit} => :${unit}_${amount})`, {
    [`${unit}_${amount}`]: amount,
  });

/** Condition: less than this long ago, by the database's clock. */
export const newerThan = (amount: number, unit: Unit): FindOperator<Date> =>
  Raw((column) => `${column} > now() - make_interval(${unit} => :${unit}_${amount})`, {
    [`${unit}_${amount}`]: amount,
  });

/** Condition, by the database's clock. */
export const inFuture = (): FindOperator<Date> => Raw((column) => `${column} > now()`);

/** Value for writes: now, by the database's clock. */
export const databaseNow = () => 'now()';
