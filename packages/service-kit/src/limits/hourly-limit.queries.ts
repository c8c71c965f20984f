import type { EntityManager } from 'typeorm';

/** So many seconds of a key's next time, which is `within` seconds long. */
interface Share {
  readonly key: string;
  readonly seconds: number;
  readonly within: number;
}

const toParameters = ({ key, seconds, within }: Share) => [key, seconds, within];

/** Books a share unless the time is used up; answers whether it was. Not by now(): concurrent transactions wait for the row while time goes on. */
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

/** Seconds until the share has room. */
export async function getSecondsUntilRoom(manager: EntityManager, table: string, share: Share): Promise<number> {
  const [limit] = await manager.query<{ wait: number }[]>(
    `SELECT ceil(extract(epoch FROM booked_until - clock_timestamp()) + $2 - $3)::int AS wait
     FROM ${table} WHERE address = $1`,
    toParameters(share),
  );
  return limit?.wait ?? 0;
}

/** Deletes rows of keys that have nothing booked. Rows that are locked are skipped. */
export async function deleteEndedBookings(manager: EntityManager, table: string): Promise<void> {
  await manager.query(
    `DELETE FROM ${table} WHERE address IN (
       SELECT address FROM ${table} WHERE booked_until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
