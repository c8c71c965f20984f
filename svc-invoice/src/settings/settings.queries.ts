import type { Supplier } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

export interface SettingsRow {
  /** Null before the first save, like the next four. */
  readonly version: number | null;
  readonly supplier: Supplier | null;
  /** Hundredths of a percent. */
  readonly gst_rate: number | null;
  readonly number_prefix: string | null;
  readonly copy_to_office: boolean | null;
  /** Who confirmed the rate, and when; null: nobody. */
  readonly confirmed_by: string | null;
  readonly confirmed_at: Date | null;
  /** SHA-256 of the logo that papers get from now on. */
  readonly logo: string | null;
}

/** The saved settings, whether their GST rate is confirmed, and the logo. @param firstRate the rate until settings are saved, in hundredths of a percent */
export async function findSettings(manager: EntityManager, firstRate: number): Promise<SettingsRow> {
  const [row] = await manager.query<SettingsRow[]>(
    `SELECT saved.version, saved.supplier, saved.gst_rate, saved.number_prefix, saved.copy_to_office, confirmed_by, confirmed_at, logo.sha256 AS logo
     FROM (VALUES (true)) AS one (only_row) LEFT JOIN invoice_settings AS saved USING (only_row)
       LEFT JOIN gst_confirmation AS confirmation ON confirmation.rate = coalesce(saved.gst_rate, $1)
       LEFT JOIN company_logo AS logo ON logo.is_current`,
    [firstRate],
  );
  return row as SettingsRow;
}
