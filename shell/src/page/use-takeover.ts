import { useEffect } from 'react';

/** From here on React decides what is shown: a page that was written ahead hides nothing any more. */
export function useTakeover(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-asks'), []);
}
