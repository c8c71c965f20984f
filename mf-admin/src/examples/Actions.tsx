import { Button, LinkButton, Menu, MenuButton, MenuLink, PageIcon, Sheet } from '@cleaning/ui';
import { showToast } from '@cleaning/ui/app';
import { useState } from 'react';
import { UndoBar } from '../desk/UndoBar';
import { useUndo } from '../desk/useUndo';
import { Switch } from '../plan/Switch';
import { Example, Examples } from './Example';
import { examples as texts } from './texts';

const VARIANTS = ['primary', 'secondary', 'danger', 'ghost'] as const;
const { states } = texts;
const doNothing = () => {};

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open a sheet
      </Button>
      {isOpen && (
        <Sheet label="Example sheet" side="bottom" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <p>{texts.long}</p>
        </Sheet>
      )}
    </>
  );
}

function Choices() {
  const [value, setValue] = useState<'week' | 'fortnight'>('week');
  return (
    <Switch
      label="Span"
      options={[
        { value: 'week', label: 'Week' },
        { value: 'fortnight', label: 'Fortnight' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

function Undoable() {
  const undo = useUndo('Taken back.');
  const tell = () => undo.tell({ text: 'Client archived.', undo: async () => ({ ok: true, value: null }) });
  return (
    <>
      <Button variant="secondary" onClick={tell}>
        Do something
      </Button>
      <UndoBar undo={undo} />
    </>
  );
}

/** Buttons, menus and overlays. */
export function Actions() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Examples key={variant} title={`Button, ${variant}`}>
          <Example state={states.usual}>
            <Button variant={variant}>Save client</Button>
          </Example>
          <Example state={states.hovered}>
            <Button variant={variant} className="is-hovered">
              Save client
            </Button>
          </Example>
          <Example state={states.focused}>
            <Button variant={variant} className="is-focused">
              Save client
            </Button>
          </Example>
          <Example state={states.disabled}>
            <Button variant={variant} disabled>
              Save client
            </Button>
          </Example>
          <Example state={states.busy}>
            <Button variant={variant} busy>
              Save client
            </Button>
          </Example>
          <Example state={states.long}>
            <Button variant={variant}>{texts.long}</Button>
          </Example>
        </Examples>
      ))}
      <Examples title="Links, menus and what opens">
        <Example state="Link as a button">
          <LinkButton to="/admin/ui" variant="secondary">
            See all
          </LinkButton>
        </Example>
        <Example state="Menu">
          <Menu
            label="Example menu"
            button={<PageIcon icon="sliders" size={20} />}
            className="ui-button ui-button--secondary"
          >
            <MenuLink to="/admin/ui">A link</MenuLink>
            <MenuButton onClick={doNothing}>{texts.long}</MenuButton>
          </Menu>
        </Example>
        <Example state="Sheet">
          <Opened />
        </Example>
        <Example state="Message">
          <Button variant="secondary" onClick={() => showToast('Client saved.')}>
            Show a message
          </Button>
        </Example>
        <Example state="Undo">
          <Undoable />
        </Example>
        <Example state="Switch">
          <Choices />
        </Example>
      </Examples>
    </>
  );
}
