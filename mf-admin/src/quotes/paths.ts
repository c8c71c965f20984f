export const QUOTES_PATH = '/admin/quotes';
/** Id in the address of a new quote. */
export const NEW_QUOTE_ID = 'new';
export const buildQuotePath = (id: string): string => `${QUOTES_PATH}/${id}`;
export const buildEnquiryQuotePath = (enquiryId: string): string =>
  `${QUOTES_PATH}/${NEW_QUOTE_ID}?enquiry=${enquiryId}`;
