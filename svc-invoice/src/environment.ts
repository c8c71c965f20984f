import { DEFAULT_GST_RATE_PERCENT, invoiceSettings } from '@cleaning/contracts';
import { z } from 'zod';

/** Variables of this service beside the common ones. */
export const environment = z.object({
  /** The rate until an admin saves another one in the settings. */
  GST_RATE_PERCENT: invoiceSettings.shape.gst_rate_percent.default(DEFAULT_GST_RATE_PERCENT),
});
