import './palette.css';
import { type AnswerOf, searchJobs, searchPeople } from '@cleaning/contracts';
import { Icon, Sheet } from '@cleaning/ui';
import { useCall, useNavigate, useSession } from '@cleaning/ui/app';
import { CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { useEffect, useState } from 'react';
import { FRAME, PALETTE } from '../frame/texts';
import { ICONS } from '../navigation/entries';
import { useLogout } from '../navigation/use-logout';
import { actionItems, createItems, matching, type PaletteItem, pageItems } from './palette-items';

interface RowProps {
  /** Unique. */
  id: string;
  icon: string;
  label: string;
  fact?: string;
  onSelect: () => void;
}

function Row({ id, icon, label, fact, onSelect }: RowProps) {
  return (
    <CommandItem value={id} onSelect={onSelect} className="shell-palette__item">
      <Icon path={icon} />
      <span className="shell-palette__label">{label}</span>
      {fact && <span className="shell-palette__fact">{fact}</span>}
    </CommandItem>
  );
}

const SHOWN = 5;
/** Time without a key after which the services are asked. */
const PAUSE_MS = 150;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type FoundJob = AnswerOf<typeof searchJobs>[number];

const jobPath = ({ kind, job_id }: FoundJob) =>
  kind === 'permanent' ? `/admin/jobs/${job_id}` : `/admin/quick-job-data/${job_id}`;

/** People and jobs that the services find. For admins. */
function Found({ text, go }: { text: string; go: (to: string) => void }) {
  const settled = useSettled(text);
  const people = useCall(searchPeople, { body: { text: settled, page_size: SHOWN }, keepPrevious: true });
  const jobs = useCall(searchJobs, { body: { text: settled }, keepPrevious: true });
  const foundPeople = people.data?.rows ?? [];
  const foundJobs = (jobs.data ?? []).slice(0, SHOWN);
  return (
    <>
      {foundJobs.length > 0 && (
        <CommandGroup heading={PALETTE.jobs}>
          {foundJobs.map((job) => (
            <Row
              key={job.job_id}
              id={job.job_id}
              icon={job.kind === 'permanent' ? ICONS.building : ICONS.bolt}
              label={job.job_name}
              fact={job.ended ? PALETTE.ended : job.address}
              onSelect={() => go(jobPath(job))}
            />
          ))}
        </CommandGroup>
      )}
      {foundPeople.length > 0 && (
        <CommandGroup heading={PALETTE.people}>
          {foundPeople.map(({ id, name, email }) => (
            <Row
              key={id}
              id={id}
              icon={ICONS.person}
              label={name}
              fact={email}
              onSelect={() => go(`/admin/sub-contractors/${id}`)}
            />
          ))}
        </CommandGroup>
      )}
      <Row
        id="search"
        icon={ICONS.search}
        label={PALETTE.all(text)}
        onSelect={() => go(`/admin/search?text=${encodeURIComponent(text)}`)}
      />
    </>
  );
}

interface PaletteProps {
  frame: 'desk' | 'contractor';
  /** `create`: only what can be created. */
  start: 'all' | 'create';
  onClose: () => void;
  onShortcuts: () => void;
}

/** A field that finds pages, actions, jobs and people, by the keyboard alone if wanted. */
export function Palette({ frame, start, onClose, onShortcuts }: PaletteProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const [typed, setTyped] = useState('');
  const text = typed.trim().slice(0, 120);
  const isDesk = frame === 'desk';

  const go = (to: string) => {
    onClose();
    navigate(to);
  };
  const run = ({ to, action }: PaletteItem) => {
    if (to !== undefined) return go(to);
    onClose();
    if (action === 'shortcuts') onShortcuts();
    else logout();
  };
  const group = (heading: string, items: readonly PaletteItem[]) => {
    const found = matching(items, text);
    if (found.length === 0) return null;
    return (
      <CommandGroup heading={heading}>
        {found.map((item) => (
          <Row key={item.label} id={item.label} icon={item.icon} label={item.label} onSelect={() => run(item)} />
        ))}
      </CommandGroup>
    );
  };
  const ownJobs = isDesk
    ? []
    : [...(user?.quick_jobs ?? []), ...(user?.permanent_jobs ?? [])].map(({ job_id, job_name }) => ({
        label: job_name,
        icon: ICONS.briefcase,
        to: `/my-jobs/${job_id}`,
      }));

  const label = start === 'create' ? FRAME.create : isDesk ? FRAME.search : FRAME.searchOwn;
  return (
    <Sheet label={label} side="top" closeLabel={PALETTE.close} onClose={onClose}>
      <CommandRoot label={label} shouldFilter={false} loop vimBindings={false} className="shell-palette">
        <CommandInput
          value={typed}
          onValueChange={setTyped}
          placeholder={PALETTE.hint}
          className="ui-control"
          data-first-focus
        />
        <CommandList label={label} className="shell-palette__list">
          <CommandEmpty className="shell-palette__empty">{PALETTE.none}</CommandEmpty>
          {start === 'create' ? (
            group(PALETTE.actions, createItems)
          ) : (
            <>
              {group(PALETTE.pages, pageItems(frame))}
              {group(PALETTE.jobs, ownJobs)}
              {group(PALETTE.actions, actionItems(frame))}
              {text !== '' && isDesk && user?.role === 'admin' && <Found text={text} go={go} />}
            </>
          )}
        </CommandList>
      </CommandRoot>
    </Sheet>
  );
}
