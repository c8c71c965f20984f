import { useRef } from 'react';
import { v7 } from 'uuid';

/**
 * Idempotency key of a body: the same key for the same body, so that one sent again after a lost answer is stored once.
 */
export function useSendKey(): (body: object) => string {
  const last = useRef({ body: '', key: '' });
  return (next) => {
    const body = JSON.stringify(next);
    if (last.current.body !== body) last.current = { body, key: v7() };
    return last.current.key;
  };
}
