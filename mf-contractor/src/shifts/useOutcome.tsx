import { Notice, passFocus } from '@cleaning/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PressOutcome {
  tone: 'ok' | 'warn';
  text: string;
}

/** Result of an action whose button disappears: shown, announced and focused. Always render `place`. */
export function useOutcome(): {
  said: PressOutcome | null;
  say: (said: PressOutcome | null) => void;
  place: ReactNode;
} {
  const [said, say] = useState<PressOutcome | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) passFocus(box.current);
  }, [said]);
  const place = (
    <div ref={box} role="status" tabIndex={-1}>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
    </div>
  );
  return { said, say, place };
}
