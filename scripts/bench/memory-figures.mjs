import { memoryOf } from './processes.mjs';
import { against, printTable } from './table.mjs';

const MEGABYTE = 1024 * 1024;

/**
 * Memory of the stack's servers by name, in bytes: `rss` and `pss` as `memoryOf` says. The process that started them is not counted: here
 * it is the bench.
 */
export function memoryOfStack({ services, nginx, redis, postgres }) {
  const sums = [...Object.values(services), nginx, redis, postgres].map(({ pid }) => memoryOf(pid));
  return new Map(sums.flatMap((sum) => [...sum]));
}

export const total = (memory, part) => [...memory.values()].reduce((sum, sizes) => sum + sizes[part], 0);

/** @param most goal of all shares together, in MB */
export function printMemory(title, memory, most) {
  const size = (bytes) => (bytes / MEGABYTE).toFixed(0);
  const rows = [...memory].sort(([, a], [, b]) => b.pss - a.pss);
  printTable(
    `${title}, MB`,
    ['process', 'resident', 'own share', 'goal'],
    [
      ...rows.map(([name, { rss, pss }]) => [name, size(rss), size(pss), '']),
      [
        'all',
        size(total(memory, 'rss')),
        size(total(memory, 'pss')),
        against(total(memory, 'pss') <= most * MEGABYTE, `≤ ${most}`),
      ],
    ],
  );
}
