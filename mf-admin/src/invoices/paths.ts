export const invoicePath = (number: string): string => `/invoice?number=${encodeURIComponent(number)}`;
