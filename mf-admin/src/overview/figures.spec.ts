import { findComparedDays, groupByClient, listYears, NO_FIGURES, type PlaceRow, sumFigures } from './figures';

const place = (name: string, client: string, income: string, minutes = 60): PlaceRow => ({
  ...NO_FIGURES,
  job_id: name,
  kind: 'permanent',
  name,
  client_id: client,
  client_name: client.toUpperCase(),
  month: '2026-11',
  minutes,
  income,
});

describe('monthly figures', () => {
  it('adds amounts to the cent', () => {
    const sum = sumFigures([place('a', 'x', '0.10'), place('b', 'x', '0.20'), place('c', 'y', '-1.00', 15)]);
    expect(sum).toMatchObject({ minutes: 135, income: '-0.70', cost: '0.00' });
  });

  it('groups sites by client, largest income first, with one group for no client', () => {
    const clients = groupByClient(
      [place('a', 'x', '10.00'), place('b', '', '30.00'), place('c', 'x', '25.50'), place('d', 'y', '5.00')],
      'No client',
    );
    expect(clients.map(({ name, income }) => [name, income])).toEqual([
      ['X', '35.50'],
      ['No client', '30.00'],
      ['Y', '5.00'],
    ]);
  });
});

describe('comparison with the month before', () => {
  it.each([
    ['2026-11', '2026-11-28', '2026-10-01', '2026-10-28', false],
    ['2026-11', '2026-11-30', '2026-10-01', '2026-10-30', false],
    ['2026-10', '2026-11-28', '2026-09-01', '2026-09-30', true],
    ['2026-03', '2026-03-30', '2026-02-01', '2026-02-28', true],
    ['2027-01', '2027-01-05', '2026-12-01', '2026-12-05', false],
  ])('compares %s on %s with %s until %s', (month, today, from, to, isWholeMonth) => {
    expect(findComparedDays(month, today)).toEqual({ from, to, isWholeMonth });
  });
});

it('offers the years with figures and the selected year', () => {
  expect(listYears('2025-08', '2026-11-28', '2026')).toEqual(['2025', '2026']);
  expect(listYears('', '2026-11-28', '2026')).toEqual(['2026']);
  expect(listYears('2026-01', '2026-11-28', '2024')).toEqual(['2024', '2026']);
});
