import { evaluate } from './evaluate.mjs';

const REMOTES = ['public', 'contractor', 'admin'];

/** The calls, services and page addresses that nginx needs from the code. */
export function readFacts() {
  const contracts = evaluate('packages/contracts/src/index.ts');
  const { calls } = evaluate('packages/contracts/src/openapi.ts');
  const routes = REMOTES.flatMap((remote) =>
    Object.keys(evaluate(`mf-${remote}/src/handles.ts`).handles).map((address) => ({ path: address, remote })),
  );
  return {
    calls,
    routes,
    services: contracts.SERVICES,
    usualRate: contracts.USUAL_RATE,
    queuePage: contracts.QUEUE_PAGE_PATH,
  };
}
