import { type CallAnswer, changeSupplyItems, getSupplyItems, MAX_SUPPLY_ITEMS } from '@cleaning/contracts';
import { Card, PageHeader, QueryState, TextAreaField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { supply, supplyItems as texts } from './texts';

const LIST = '/admin/supplies';

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function ItemsForm({ list }: { list: CallAnswer<typeof getSupplyItems> }) {
  const change = useAction(changeSupplyItems);
  const form = useForm({ defaultValues: { items: list.items.join('\n') } });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={change}
      send={({ items }) => change.run({ body: { items: toLines(items), version: list.version } })}
      saved={texts.saved}
      submitLabel={texts.save}
      className="ma-form"
    >
      <TextAreaField label={texts.items} hint={texts.hint(MAX_SUPPLY_ITEMS)} rows={12} {...field('items')} />
    </SaveForm>
  );
}

/** Items that people choose from in a supply request. */
export default function SupplyItemsScreen() {
  const query = useCall(getSupplyItems);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} back={{ to: LIST, label: supply.back }} />
      <Card>
        <QueryState query={query}>{(list) => <ItemsForm key={list.version} list={list} />}</QueryState>
      </Card>
    </>
  );
}
