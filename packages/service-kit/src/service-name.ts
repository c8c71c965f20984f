/** Injection token of the service's own name. */
export const SERVICE = Symbol('service');
