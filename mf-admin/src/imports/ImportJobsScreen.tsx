import {
  type CallAnswer,
  importJobs,
  JOINED_JOB_IMPORT_FIELDS,
  listJobImports,
  readJobFile,
  undoJobImport,
} from '@cleaning/contracts';
import type { Column } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { CLIENTS_PATH } from '../clients/paths';
import { clientList } from '../clients/texts';
import { ImportScreen } from './ImportScreen';
import { LastImports } from './LastImports';
import { JOB_FIELDS, JOB_FIELDS_FOR_ALL, jobFieldLabels, jobImport as texts } from './texts';

type Row = CallAnswer<typeof readJobFile>['rows'][number];

const FACTS: readonly Column<Row>[] = [
  { header: texts.address, phone: 'hidden', cell: ({ address }) => address },
  { header: texts.client, phone: 'hidden', cell: ({ client }) => client },
  { header: texts.times, phone: 'hidden', cell: ({ times }) => times },
];

function useUndo() {
  const undo = useAction(undoJobImport);
  return { ...undo, run: (id: string) => undo.run({ body: { id } }) };
}

/** Imports jobs from a CSV file. */
export default function ImportJobsScreen() {
  const read = useAction(readJobFile);
  const load = useAction(importJobs);
  const imports = useCall(listJobImports);
  return (
    <ImportScreen
      texts={texts}
      fields={JOB_FIELDS}
      labels={jobFieldLabels}
      forAll={JOB_FIELDS_FOR_ALL}
      joined={JOINED_JOB_IMPORT_FIELDS}
      required={['title', 'address', 'cleaner_pay', 'weekdays', 'start', 'finish']}
      facts={FACTS}
      back={{ to: CLIENTS_PATH, label: clientList.title }}
      read={{ ...read, run: (body) => read.run({ body }) }}
      load={{
        ...load,
        run: async (body) => {
          const sent = await load.run({ body });
          return sent.ok ? { ok: true, value: sent.value.jobs } : sent;
        },
      }}
    >
      <LastImports
        texts={texts}
        useUndo={useUndo}
        query={imports}
        pickImports={(answer) => answer.imports.map(({ jobs: count, ...made }) => ({ ...made, count }))}
      />
    </ImportScreen>
  );
}
