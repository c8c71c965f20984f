import { CheckboxField, Sheet } from '@cleaning/ui';
import { hasSingleKeys, setSingleKeys, type WorkFrame } from '@cleaning/ui/app';
import { useState } from 'react';
import { KEYS } from '../frame/texts';
import { usePages } from '../remote/usePages';
import type { Page } from '../routing/pages';
import { listLetters } from './keys';

interface Shortcut {
  /** Names of keys. Alternatives are separate lists. */
  readonly keys: readonly (readonly string[])[];
  readonly what: string;
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const listShortcuts = (pages: readonly Page[], frame: WorkFrame): readonly Shortcut[] => [
  { keys: [[isApple() ? '⌘ K' : 'Ctrl K'], ['/']], what: frame === 'desk' ? KEYS.palette : KEYS.paletteOwn },
  ...(frame === 'desk'
    ? [
        { keys: [['c']], what: KEYS.create },
        { keys: [['[']], what: KEYS.icons },
        { keys: [['j'], ['k']], what: KEYS.heldRecords },
        { keys: [['a']], what: KEYS.approve },
        { keys: [['r']], what: KEYS.reject },
      ]
    : []),
  { keys: [['?']], what: KEYS.help },
  ...listLetters(pages, frame).map(({ letter, label }) => ({ keys: [['g', letter]], what: label })),
];

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  return keys.map((sequence, index) => (
    <span key={sequence.join()}>
      {index > 0 && ` ${KEYS.either} `}
      {sequence.map((key, place) => (
        <span key={key}>
          {place > 0 && ` ${KEYS.between} `}
          <kbd>{key}</kbd>
        </span>
      ))}
    </span>
  ));
}

/** All shortcuts, with the switch for single-key shortcuts. */
export function ShortcutsSheet({ frame, onClose }: { frame: WorkFrame; onClose: () => void }) {
  const pages = usePages(frame);
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <Sheet label={KEYS.title} side="top" closeLabel={KEYS.close} onClose={onClose}>
      <CheckboxField
        label={KEYS.single}
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked);
          setIsOn(target.checked);
        }}
      />
      <p className="shell-keys__hint">{KEYS.singleHint}</p>
      <table className="shell-keys">
        <thead>
          <tr>
            <th scope="col">{KEYS.keys}</th>
            <th scope="col">{KEYS.what}</th>
          </tr>
        </thead>
        <tbody>
          {listShortcuts(pages, frame).map(({ keys, what }) => (
            <tr key={what}>
              <td>
                <Keys keys={keys} />
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
