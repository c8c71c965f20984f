/** `npm start` and tests serve the product on loopback; a company's product has its own address. */
export const isDevelopment = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
