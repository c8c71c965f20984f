import { z } from 'zod';

/** Injection token of the service's own name. */
export const SERVICE = Symbol('service');

/** Injection token of the service's environment. */
export const ENVIRONMENT = Symbol('environment');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Variables that every service reads. Each service adds its own. */
const commonEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Most connections of this process to PostgreSQL. Further statements wait in turn. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  /**
   * A longer request without files commits nothing and gets 503. Below nginx' `proxy_read_timeout` of 60 s, so that the
   * response comes from the service.
   */
  ANSWER_WITHIN_SECONDS: z.coerce.number().min(0.1).max(55).default(50),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Prefix of every queue and channel, so that several installations can share one Redis. */
  REDIS_PREFIX: z.string().default('cleaning'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BUSINESS_TZ: z.string().default('Australia/Adelaide').refine(isTimeZone, 'is not a time zone'),
  /** `required`: an admin without a second factor can only enrol one. */
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  DEMO_DATA: z.enum(['true', 'false']).default('false'),
});

export type CommonEnvironment = z.output<typeof commonEnvironment>;
export type Environment<S extends z.ZodObject> = CommonEnvironment & z.output<S>;

/** Names the variables that are missing or wrong, never their values. */
export class EnvironmentError extends Error {}

/** Reads and validates the environment. Throws EnvironmentError naming every variable that is missing or wrong. */
export function readEnvironment<S extends z.ZodObject>(extra: S, source: NodeJS.ProcessEnv): Environment<S> {
  // An empty value means "not set": compose files pass unset variables as empty text.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = commonEnvironment.extend(extra.shape).safeParse(given);
  if (result.success) return result.data as Environment<S>;
  const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
  const problems = names.map(
    (name) => `${name} ${given[name] === undefined ? 'is missing' : 'has a value that does not fit'}`,
  );
  throw new EnvironmentError(`Environment: ${problems.join('; ')}.`);
}
