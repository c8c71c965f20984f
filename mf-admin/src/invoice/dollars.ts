/** "1234567.89" as the invoice writes it: A$1,234,567.89. */
export const dollars = (amount: string): string => `A$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
