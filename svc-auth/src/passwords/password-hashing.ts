import { hash, verify } from '@node-rs/argon2';

/** argon2id (the package's default variant) with 19 MiB, two passes, one thread: OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Keyboards differ in how they compose accents: both forms of one text are the same password. */
const composed = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST);

export const isPassword = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, composed(password));
