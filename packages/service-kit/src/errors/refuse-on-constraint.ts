import type { PlainRefusalCode } from '@cleaning/contracts';
import { getViolatedConstraint } from '../database/transactions.js';
import { type Refusal, refuse } from './refusal.js';

/**
 * Runs a transaction or statement. Throws a refusal when it violates one of the named constraints; other errors pass through.
 * @param refusals code or refusal by constraint
 */
export async function refuseOnConstraint<T>(
  refusals: Readonly<Record<string, PlainRefusalCode | (() => Refusal)>>,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const constraint = getViolatedConstraint(error);
    const refusal = constraint !== undefined && Object.hasOwn(refusals, constraint) ? refusals[constraint] : undefined;
    if (refusal === undefined) throw error;
    throw typeof refusal === 'function' ? refusal() : refuse(refusal);
  }
}
