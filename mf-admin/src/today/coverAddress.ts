import type { Shift } from '@cleaning/contracts';
import { useSearchParams } from '@cleaning/ui/app';
import { buildShiftAddress, parseShiftName, type ShiftName } from './board';

export interface CoverAddress {
  shift: ShiftName | null;
  personId: string | null;
  open: (shift: Pick<Shift, 'job_id' | 'date' | 'time'>, personId: string) => void;
  choose: (personId: string) => void;
  close: () => void;
}

/**
 * Shift that needs cover, in the address: `?cover=<job_id>:<date>:<time>`, and `&person=<id>` if several people have
 * it.
 */
export function useCoverAddress(): CoverAddress {
  const [address, setAddress] = useSearchParams();
  const write = (change: (to: URLSearchParams) => void) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        change(after);
        return after;
      },
      { replace: true },
    );
  return {
    shift: parseShiftName(address.get('cover')),
    personId: address.get('person'),
    open: (shift, personId) =>
      write((to) => {
        to.set('cover', buildShiftAddress(shift));
        to.set('person', personId);
      }),
    choose: (personId) => write((to) => to.set('person', personId)),
    close: () =>
      write((to) => {
        to.delete('cover');
        to.delete('person');
      }),
  };
}
