import './supervisors.css';
import {
  type CallAnswer,
  endSupervisor,
  listJobNames,
  listSupervisors,
  makeLink,
  resetSecondFactor,
  type SupervisorRow,
} from '@cleaning/contracts';
import { Badge, Button, Card, Menu, MenuButton, Notice, PageHeader, QueryState, Table, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { MadeLink } from '../admins/MadeLink';
import { links } from '../admins/texts';
import { ChoosePlaces } from './ChoosePlaces';
import { InviteSupervisor } from './InviteSupervisor';
import { formatPlaceName } from './PlacePicker';
import { supervisors as texts } from './texts';

type Made = CallAnswer<typeof makeLink>;

/** The names of places, and how many have ended. */
function usePlaceNames(): (places: readonly string[]) => string {
  const jobs = useCall(listJobNames);
  const names = new Map(jobs.data?.map((job) => [job.job_id, formatPlaceName(job)]));
  return (places) => {
    if (places.length === 0) return texts.noPlaces;
    if (!jobs.data) return '';
    const known = places.flatMap((id) => names.get(id) ?? []).sort((a, b) => a.localeCompare(b));
    const ended = places.length - known.length;
    return [...known, ...(ended > 0 ? [texts.ended(ended)] : [])].join(', ');
  };
}

function Actions({ supervisor, onChoose, onAsk, onMade }: ActionsProps) {
  const { id, name, second_factor } = supervisor;
  const confirm = useConfirm();
  const make = useAction(makeLink);
  const reset = useAction(resetSecondFactor);
  const end = useAction(endSupervisor);
  const error = make.error ?? reset.error ?? end.error;

  async function makeOne() {
    if (!(await confirm(links.confirmMake(name), { confirmLabel: links.make }))) return;
    onAsk();
    const link = await make.run({ body: { id } });
    onMade(link.ok ? link.value : null);
  }
  async function resetFactor() {
    if (!(await confirm(links.confirmReset(name), { confirmLabel: links.resetFactor, danger: true }))) return;
    if ((await reset.run({ body: { id } })).ok) showToast(links.reset);
  }
  async function endAccount() {
    if (!(await confirm(texts.confirmEnd(name), { confirmLabel: texts.end, danger: true }))) return;
    if ((await end.run({ body: { id } })).ok) showToast(texts.isEnded(name));
  }

  return (
    <>
      <div className="ma-actions">
        <Button variant="secondary" aria-label={texts.chooseLabel(name)} onClick={onChoose}>
          {texts.choose}
        </Button>
        <Menu label={texts.moreLabel(name)} className="ui-button ui-button--ghost" button={texts.more}>
          <MenuButton onClick={makeOne}>{links.make}</MenuButton>
          {second_factor && <MenuButton onClick={resetFactor}>{links.resetFactor}</MenuButton>}
          <MenuButton onClick={endAccount}>{texts.end}</MenuButton>
        </Menu>
      </div>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
    </>
  );
}

interface ActionsProps {
  supervisor: SupervisorRow;
  onChoose: () => void;
  onAsk: () => void;
  onMade: (link: Made | null) => void;
}

/** Supervisors with their places, and actions to change them. */
export default function SupervisorsScreen() {
  const query = useCall(listSupervisors);
  const findPlaceNames = usePlaceNames();
  const [made, setMade] = useState<Made | null>(null);
  const asked = useRef('');
  const [chosen, setChosen] = useState<SupervisorRow | null>(null);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Card>
        {made && <MadeLink key={made.url} link={made} />}
        <QueryState query={query}>
          {(rows) => (
            <Table
              caption={texts.caption}
              captionHidden
              rows={rows}
              rowKey={({ id }) => id}
              empty={texts.empty}
              columns={[
                { header: texts.name, phone: 'title', cell: ({ name }) => name },
                { header: texts.email, phone: 'meta', cell: ({ email }) => email },
                {
                  header: texts.standing,
                  phone: 'end',
                  cell: ({ invited }) =>
                    invited ? <Badge>{texts.invited}</Badge> : <Badge tone="ok">{texts.active}</Badge>,
                },
                { header: texts.places, phone: 'meta', cell: ({ places }) => findPlaceNames(places) },
                {
                  header: texts.factor,
                  phone: 'hidden',
                  cell: ({ second_factor }) => (second_factor ? links.on : links.off),
                },
                {
                  // On a phone, the buttons go below the record: beside the name they leave it no room.
                  header: texts.action,
                  cell: (supervisor) => (
                    <Actions
                      supervisor={supervisor}
                      onChoose={() => setChosen(supervisor)}
                      onAsk={() => {
                        asked.current = supervisor.id;
                        setMade(null);
                      }}
                      // Only show the link of the latest request.
                      onMade={(link) => asked.current === supervisor.id && setMade(link)}
                    />
                  ),
                },
              ]}
            />
          )}
        </QueryState>
      </Card>
      <InviteSupervisor />
      {chosen && <ChoosePlaces key={chosen.id} supervisor={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
