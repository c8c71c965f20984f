export const PERSONAL_DETAILS = ['name', 'email', 'address', 'zip_code', 'contact_no', 'passport_number'] as const;
export const BANK_DETAILS = ['abn', 'bank_name', 'account_type', 'account_name', 'account_number', 'bsb'] as const;

/** Shorter than a document link lives, so that the links of a page left open keep working. */
export const LINK_RENEWAL_MS = 8 * 60 * 1000;
