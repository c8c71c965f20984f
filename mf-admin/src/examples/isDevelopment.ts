/** `npm start` and tests serve the product on this machine alone; a company's has its own address. */
export const isDevelopment = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
