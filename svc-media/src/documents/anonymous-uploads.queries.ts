import { createTransactionLock, type Transactions } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** Serialises bookings, because each reads the sums of the earlier ones. */
export const lockUploads = createTransactionLock(7_301_452);

export interface UploadBooking {
  /** A digest of the address; empty if unknown. */
  readonly source: string;
  readonly bytes: number;
  /** For all addresses together. */
  readonly limit: number;
  /** For one address. */
  readonly share: number;
}

/** Books bytes for this minute. False when there are too many already. */
export async function bookUpload(
  manager: EntityManager,
  { source, bytes, limit, share }: UploadBooking,
): Promise<boolean> {
  const booked = await manager.query<unknown[]>(
    `INSERT INTO anonymous_upload (minute, source, bytes)
     SELECT date_trunc('minute', now()), $3, $1::bigint
     WHERE (SELECT coalesce(sum(bytes), 0) FROM anonymous_upload) + $1::bigint <= $2::bigint
       AND ($3 = '' OR (SELECT coalesce(sum(bytes), 0) FROM anonymous_upload WHERE source = $3) + $1::bigint <= $4::bigint)
     ON CONFLICT (minute, source) DO UPDATE SET bytes = anonymous_upload.bytes + EXCLUDED.bytes RETURNING bytes`,
    [bytes, limit, source, share],
  );
  return booked.length > 0;
}

/** Seconds until a number of bytes can be booked. */
export async function getSecondsUntilFree(
  manager: EntityManager,
  { source, bytes, limit, share }: UploadBooking,
): Promise<number> {
  const [free] = await manager.query<{ wait: number }[]>(
    `WITH of_all AS (
       SELECT minute, sum(bytes) OVER () - sum(bytes) OVER (ORDER BY minute) AS later FROM anonymous_upload
     ), of_source AS (
       SELECT minute, sum(bytes) OVER () AS total, sum(bytes) OVER () - sum(bytes) OVER (ORDER BY minute) AS later
       FROM anonymous_upload WHERE source = $3 AND $3 <> ''
     )
     SELECT ceil(extract(epoch FROM greatest(
       (SELECT min(minute) FROM of_all WHERE later + $1::bigint <= $2::bigint),
       (SELECT min(minute) FROM of_source WHERE total + $1::bigint > $4::bigint AND later + $1::bigint <= $4::bigint)
     ) + interval '61 minutes' - now()))::int AS wait`,
    [bytes, limit, source, share],
  );
  return free?.wait ?? 1;
}

/** Subtracts unused bytes from the address's last minute. */
export async function releaseUpload(transactions: Transactions, source: string, bytes: number): Promise<void> {
  await transactions.runStatement(
    `UPDATE anonymous_upload SET bytes = greatest(0, bytes - $1::bigint)
     WHERE source = $2 AND minute = (SELECT max(minute) FROM anonymous_upload WHERE source = $2)`,
    [bytes, source],
  );
}
