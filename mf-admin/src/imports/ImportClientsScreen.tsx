import {
  type CallAnswer,
  formatAbn,
  importClients,
  JOINED_IMPORT_FIELDS,
  listClientImports,
  readClientFile,
  undoClientImport,
} from '@cleaning/contracts';
import type { Column } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { CLIENTS_PATH } from '../clients/paths';
import { clientList } from '../clients/texts';
import { NextStep } from '../setup/NextStep';
import { ImportScreen } from './ImportScreen';
import { LastImports } from './LastImports';
import { CLIENT_FIELDS, clientFieldLabels, clientImport as texts } from './texts';

type Row = CallAnswer<typeof readClientFile>['rows'][number];

const FACTS: readonly Column<Row>[] = [
  { header: texts.abn, phone: 'hidden', cell: ({ abn }) => formatAbn(abn) },
  { header: texts.address, phone: 'hidden', cell: ({ address }) => address.replaceAll('\n', ', ') },
  { header: texts.email, phone: 'hidden', cell: ({ billing_email }) => billing_email },
];

function useUndo() {
  const undo = useAction(undoClientImport);
  return { ...undo, run: (id: string) => undo.run({ body: { id } }) };
}

/** Imports clients from a CSV file. */
export default function ImportClientsScreen() {
  const read = useAction(readClientFile);
  const load = useAction(importClients);
  const imports = useCall(listClientImports);
  return (
    <ImportScreen
      texts={texts}
      fields={CLIENT_FIELDS}
      labels={clientFieldLabels}
      required={['legal_name']}
      joined={JOINED_IMPORT_FIELDS}
      facts={FACTS}
      back={{ to: CLIENTS_PATH, label: clientList.title }}
      notice={<NextStep here={['clients']} />}
      read={{ ...read, run: ({ file, columns, leave_out }) => read.run({ body: { file, columns, leave_out } }) }}
      load={{
        ...load,
        run: async ({ id, file_name, file, columns, leave_out }) => {
          const sent = await load.run({ body: { id, file_name, file, columns, leave_out } });
          return sent.ok ? { ok: true, value: sent.value.clients } : sent;
        },
      }}
    >
      <LastImports
        texts={texts}
        useUndo={useUndo}
        query={imports}
        pickImports={(answer) => answer.imports.map(({ clients: count, ...made }) => ({ ...made, count }))}
      />
    </ImportScreen>
  );
}
