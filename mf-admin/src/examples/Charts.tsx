import { BarChart } from '@cleaning/ui';
import { PlacesChart } from '../overview/PlacesChart';
import { Example, Examples } from './Example';
import { examples as texts } from './texts';

const MONTHS = ['August', 'September', 'October', 'November'];
const groups = MONTHS.map((name) => ({ label: name.slice(0, 3), name }));
const write = (value: number): string => value.toLocaleString('en-AU');
const SERIES = [
  { name: 'Revenue', className: 'ma-revenue', values: [16_100, 16_700, 16_690, 16_632] },
  { name: 'Cost', className: 'ma-cost', values: [10_650, 10_680, 10_810, 10_503] },
  { name: 'Margin', className: 'ma-margin', values: [5450, 6020, 5390, -1280] },
];

/** Charts by month and by place. */
export function Charts() {
  return (
    <Examples title="Charts" isWide>
      <Example state="Several series, one value below zero">
        <BarChart title="Example of money" message="November: a loss" groups={groups} series={SERIES} write={write} />
      </Example>
      <Example state="A scale that ends at five">
        <BarChart
          title="Example of scores"
          message=""
          groups={groups}
          series={[{ name: 'Score', values: [3.2, 3.8, 4.1, 4.6] }]}
          write={(value) => value.toFixed(1)}
          end={5}
        />
      </Example>
      <Example state={texts.states.empty}>
        <BarChart
          title="Example without values"
          message=""
          groups={groups}
          series={[{ name: 'Hours', values: [0, 0, 0, 0] }]}
          write={write}
        />
      </Example>
      <Example state="By place, with a long name">
        <PlacesChart
          title="Example by site"
          message=""
          places={[
            { id: 'a', name: 'Wattlebird House Offices' },
            { id: 'b', name: texts.long },
          ]}
          series={SERIES.map(({ name, className, values }) => ({ name, className, values: values.slice(2) }))}
          write={write}
        />
      </Example>
    </Examples>
  );
}
