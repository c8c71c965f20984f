import {
  type CallAnswer,
  importRoster,
  listRosterImports,
  readRosterFile,
  undoRosterImport,
} from '@cleaning/contracts';
import type { Column } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { plan } from '../plan/texts';
import { ImportScreen } from './ImportScreen';
import { LastImports } from './LastImports';
import { ROSTER_FIELDS, rosterFacts, rosterFieldLabels, rosterImport as texts } from './texts';

type Row = CallAnswer<typeof readRosterFile>['rows'][number];

const FACTS: readonly Column<Row>[] = [
  { header: rosterFacts.place, phone: 'hidden', cell: ({ place }) => place },
  { header: rosterFacts.job, phone: 'hidden', cell: ({ job }) => job },
  { header: rosterFacts.time, phone: 'hidden', cell: ({ time }) => time },
];

function useUndo() {
  const undo = useAction(undoRosterImport);
  return { ...undo, run: (id: string) => undo.run({ body: { id } }) };
}

/** Assigns people to jobs by a CSV file of shifts. */
export default function ImportRosterScreen() {
  const read = useAction(readRosterFile);
  const load = useAction(importRoster);
  const imports = useCall(listRosterImports);
  return (
    <ImportScreen
      texts={texts}
      fields={ROSTER_FIELDS}
      labels={rosterFieldLabels}
      required={['place', 'date', 'start', 'finish']}
      facts={FACTS}
      back={{ to: '/admin/plan', label: plan.title }}
      read={{ ...read, run: ({ file, columns, leave_out }) => read.run({ body: { file, columns, leave_out } }) }}
      load={{
        ...load,
        run: async ({ id, file_name, file, columns, leave_out }) => {
          const sent = await load.run({ body: { id, file_name, file, columns, leave_out } });
          return sent.ok ? { ok: true, value: sent.value.assignments } : sent;
        },
      }}
    >
      <LastImports
        texts={texts}
        useUndo={useUndo}
        query={imports}
        pickImports={(answer) => answer.imports.map(({ assignments: count, ...made }) => ({ ...made, count }))}
      />
    </ImportScreen>
  );
}
