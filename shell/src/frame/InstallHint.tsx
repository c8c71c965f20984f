import { Button } from '@cleaning/ui';
import { useLocation, useSession } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { askToInstall, canAskToInstall, onInstallQuestion } from '../page/installQuestion';
import { COMPANY } from '../texts';
import { FRAME } from './texts';

/** The screen's top shows the week's sum, which the hint must not push down. */
const PAGE_WITHOUT_HINT = '/dashboard';
const STORAGE_KEY = 'install-hint';
/** `due` after the first finished work, `done` once it was answered. */
type State = 'due' | 'done' | null;

const readStoredState = (): State => {
  const state = localStorage.getItem(STORAGE_KEY);
  return state === 'due' || state === 'done' ? state : null;
};

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
/** Safari on a phone has no question that a page could ask. */
const isApplePhone = () => 'standalone' in navigator;

/** Shown to sub-contractors after their first finished work until answered, on every page except the dashboard. */
export function InstallHint() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [state, setState] = useState(readStoredState);
  const [canAsk, setCanAsk] = useState(canAskToInstall);
  const row = user ? user.current_permanent_job_row_id || user.current_quick_job_row_id : '';
  const before = useRef(row);
  const put = (next: 'due' | 'done') => {
    localStorage.setItem(STORAGE_KEY, next);
    setState(next);
  };

  useEffect(() => onInstallQuestion(() => setCanAsk(canAskToInstall())), []);
  // The work that ran runs no more.
  useEffect(() => {
    if (before.current !== '' && row === '' && user && readStoredState() === null) put('due');
    before.current = row;
  });

  if (state !== 'due' || pathname === PAGE_WITHOUT_HINT || isInstalled() || !(canAsk || isApplePhone())) return null;
  return (
    <aside className="shell-install" aria-label={FRAME.installTitle}>
      <p>{(canAsk ? FRAME.install : FRAME.installOnApple)(COMPANY.shortName)}</p>
      {canAsk && (
        <Button
          onClick={() => {
            put('done');
            void askToInstall();
          }}
        >
          {FRAME.installNow}
        </Button>
      )}
      <Button variant="ghost" onClick={() => put('done')}>
        {FRAME.later}
      </Button>
    </aside>
  );
}
