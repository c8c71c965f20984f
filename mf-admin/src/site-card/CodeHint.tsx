import { maskCodes } from '@cleaning/contracts';
import { Notice } from '@cleaning/ui';
import { codeHint as texts } from './texts';

interface CodeHintProps {
  text: string;
  /** Audience named in the hint. */
  readBy: keyof typeof texts.readBy;
}

/** Warns below a field that its text looks like a door or alarm code. It doesn't prevent saving. */
export function CodeHint({ text, readBy }: CodeHintProps) {
  const sentences = maskCodes(text);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <Notice tone="warn">
          <p>{texts.lead(sentences.length)}</p>
          <ul>
            {[...new Set(sentences)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>{texts.readBy[readBy]}</p>
        </Notice>
      )}
    </div>
  );
}
