import type { EntityManager } from 'typeorm';

/** Books `seconds` of a key's next `within` seconds. */
interface Share {
  readonly key: string;
  readonly seconds: number;
  readonly within: number;
}

const toParameters = ({ key, seconds, within }: Share) => [key, seconds, within];

/** Returns false when the time is used up. Uses clock_timestamp(), because a transaction may wait for the row. */
export async function bookShare(manager: EntityManager, table: string, share: Share): Promise<boolean> {
  const booked = await manager.query<unknown[]>(
    `INSERT INTO ${table} AS booking (address, booked_until)
     VALUES ($1, clock_timestamp() + make_interval(secs => $2))
     ON CONFLICT (address) DO UPDATE
       SET booked_until = greatest(booking.booked_until, clock_timestamp()) + make_interval(secs => $2)
       WHERE booking.booked_until + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $3)
     RETURNING address`,
    toParameters(share),
  );
  return booked.length > 0;
}

export async function getSecondsUntilRoom(manager: EntityManager, table: string, share: Share): Promise<number> {
  const [limit] = await manager.query<{ wait: number }[]>(
    `SELECT ceil(extract(epoch FROM booked_until - clock_timestamp()) + $2 - $3)::int AS wait
     FROM ${table} WHERE address = $1`,
    toParameters(share),
  );
  return limit?.wait ?? 0;
}

/** Skips locked rows. */
export async function deleteEndedBookings(manager: EntityManager, table: string): Promise<void> {
  await manager.query(
    `DELETE FROM ${table} WHERE address IN (
       SELECT address FROM ${table} WHERE booked_until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
