import { type FindOperator, Raw } from 'typeorm';

type Unit = 'secs' | 'mins' | 'hours' | 'days';

/** In a `where`: before so long ago, by the database's clock. */
export const olderThan = (amount: number, unit: Unit): FindOperator<Date> =>
  Raw((column) => `${column} < now() - make_interval(${unit} => :${unit}_${amount})`, {
    [`${unit}_${amount}`]: amount,
  });

/** In a `where`: after so long ago, by the database's clock. */
export const newerThan = (amount: number, unit: Unit): FindOperator<Date> =>
  Raw((column) => `${column} > now() - make_interval(${unit} => :${unit}_${amount})`, {
    [`${unit}_${amount}`]: amount,
  });

/** In a `where`: still to come, by the database's clock. */
export const inFuture = (): FindOperator<Date> => Raw((column) => `${column} > now()`);

/** In a write: now, by the database's clock. */
export const byDatabaseClock = () => 'now()';
