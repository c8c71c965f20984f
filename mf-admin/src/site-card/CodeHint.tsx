import { maskCodes } from '@cleaning/contracts';
import { Notice } from '@cleaning/ui';
import { codeHint as texts } from './texts';

interface CodeHintProps {
  /** What is typed. */
  text: string;
  /** Who would read it there. */
  readBy: keyof typeof texts.readBy;
}

/** Says below a field that what is typed looks like a code of a door or an alarm. It refuses nothing. */
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
