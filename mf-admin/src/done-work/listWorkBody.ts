import { type BodyInput, exportWork } from '@cleaning/contracts';
import type { ListState } from '../lists/useListState';

/** The list's filters as the calls take them; what somebody typed into the address and the calls would refuse is left out. */
export function listWorkBody(
  list: Pick<ListState, 'filter' | 'sort' | 'direction'>,
): Required<BodyInput<typeof exportWork>> {
  const { shape } = exportWork.body as typeof exportWork.body & object;
  const status = shape.status.safeParse(list.filter('status'));
  const sort = shape.sort.safeParse(list.sort);
  return {
    text: list.filter('text').slice(0, 120),
    from: list.filter('from'),
    to: list.filter('to'),
    status: status.success ? status.data : 'all',
    sort: sort.success ? sort.data : 'date',
    direction: list.direction,
  };
}
