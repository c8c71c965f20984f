export const QUOTES_PATH = '/admin/quotes';
/** The id of a quote that is not there yet. */
export const NEW = 'new';
export const quotePath = (id: string): string => `${QUOTES_PATH}/${id}`;
export const newQuotePath = (enquiryId: string): string => `${QUOTES_PATH}/${NEW}?enquiry=${enquiryId}`;
