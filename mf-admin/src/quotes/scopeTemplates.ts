export interface ScopeTemplate {
  id: string;
  name: string;
  work: string;
}

const formatScope = (...parts: readonly (readonly [heading: string, ...tasks: string[]])[]): string =>
  parts.map(([heading, ...tasks]) => [`${heading}:`, ...tasks.map((task) => `- ${task}`)].join('\n')).join('\n\n');

/** Scopes of work by kind of site, to start from. */
export const SCOPE_TEMPLATES: readonly ScopeTemplate[] = [
  {
    id: 'office',
    name: 'Office',
    work: formatScope(
      [
        'Each visit',
        'Empty bins, replace liners and take waste and recycling to the outside bins',
        'Vacuum carpets and mats, sweep and mop hard floors',
        'Wipe desks that are clear, meeting tables and reception',
        'Wipe door handles, light switches and rails',
        'Kitchen: clean benches, sink, table and outside of appliances, load and start the dishwasher',
        'Toilets: clean and disinfect toilets, basins, mirrors and floors, refill paper and soap',
        'Spot clean entry glass and internal glass',
      ],
      ['Each week', 'Dust ledges, skirting boards and window sills', 'Clean inside the microwave'],
      ['Each month', 'Dust vents and high ledges', 'Wipe chairs and the fronts of cupboards'],
    ),
  },
  {
    id: 'school',
    name: 'School or childcare',
    work: formatScope(
      [
        'Each visit',
        'Empty bins and replace liners',
        'Vacuum carpets and mats, sweep and mop hard floors',
        'Wipe and disinfect tables, chairs and low shelves',
        'Disinfect door handles, light switches, taps and rails',
        'Toilets and change areas: clean and disinfect all surfaces, refill paper and soap',
        'Staff room and kitchen: clean benches, sink and tables',
        'Clean drinking fountains',
      ],
      ['Each week', 'Spot clean walls and doors', 'Dust ledges and window sills', 'Clean internal glass'],
      ['In the school holidays', 'Deep clean carpets and hard floors', 'Wash walls, chairs and tables'],
    ),
  },
  {
    id: 'medical',
    name: 'Medical rooms',
    work: formatScope(
      [
        'Each visit',
        'Clean, then disinfect treatment couches, benches, basins and trolleys with a hospital-grade product',
        'Disinfect door handles, light switches, chairs and the reception counter',
        'Empty general waste and replace liners; clinical waste and sharps stay with the practice',
        'Vacuum carpets, sweep and mop hard floors with colour-coded mops',
        'Toilets: clean and disinfect all surfaces, refill paper, soap and sanitiser',
        'Waiting room: wipe chairs, tables and toys',
        'Staff kitchen: clean benches, sink and table',
      ],
      ['Each week', 'Dust ledges, skirting boards and window sills', 'Clean internal glass'],
      ['Each month', 'Clean vents, blinds and high ledges'],
    ),
  },
  {
    id: 'retail',
    name: 'Shop or showroom',
    work: formatScope(
      [
        'Each visit',
        'Sweep and mop or vacuum the sales floor and entry mats',
        'Clean entry doors and shopfront glass, inside and out, as high as can be reached from the floor',
        'Wipe counters, payment terminals and fitting rooms',
        'Clean mirrors',
        'Empty bins and replace liners',
        'Staff room and toilets: clean and disinfect, refill paper and soap',
      ],
      ['Each week', 'Dust shelves and displays that are clear', 'Spot clean walls and doors'],
      ['Each month', 'Machine scrub hard floors'],
    ),
  },
  {
    id: 'strata',
    name: 'Strata and shared areas',
    work: formatScope(
      [
        'Each visit',
        'Sweep and mop or vacuum entries, halls, stairs and lifts',
        'Clean entry doors, glass and letterboxes',
        'Wipe handrails, lift buttons, light switches and intercoms',
        'Pick up litter at entries, car park and bin area',
        'Remove cobwebs within reach',
        'Report lights that don’t work, damage and dumped rubbish',
      ],
      ['Each month', 'Blow or sweep the car park', 'Dust ledges, skirting boards and fire doors'],
      ['Bins', 'Take bins out the evening before collection, and bring them back after'],
    ),
  },
  {
    id: 'gym',
    name: 'Gym',
    work: formatScope(
      [
        'Each visit',
        'Wipe and disinfect machines, benches, weights, mats and touch screens',
        'Vacuum rubber and carpet floors, sweep and mop hard floors',
        'Change rooms and showers: clean and disinfect floors, walls, benches, lockers and fittings',
        'Toilets: clean and disinfect, refill paper, soap and sanitiser',
        'Clean mirrors and entry glass',
        'Empty bins and replace liners',
        'Wipe reception, door handles and water fountains',
      ],
      ['Each week', 'Move light equipment and clean below it', 'Scrub shower walls and grout'],
      ['Each month', 'Dust fans, vents and high ledges'],
    ),
  },
  {
    id: 'warehouse',
    name: 'Warehouse or workshop',
    work: formatScope(
      [
        'Each visit',
        'Sweep walkways and loading areas',
        'Offices: vacuum or mop floors, wipe desks that are clear, empty bins',
        'Lunch room: clean benches, sink, tables and outside of appliances',
        'Toilets and showers: clean and disinfect, refill paper and soap',
        'Spot clean entry glass',
      ],
      ['Each week', 'Machine scrub main walkways', 'Dust ledges and window sills in offices'],
      ['Each quarter', 'Remove cobwebs and dust racking as high as can be reached from the floor'],
    ),
  },
  {
    id: 'hospitality',
    name: 'Café, restaurant or club',
    work: formatScope(
      [
        'Each visit',
        'Sweep and mop dining, bar and kitchen floors, vacuum carpets',
        'Wipe tables, chairs, counters and menus',
        'Kitchen: degrease benches, splashbacks, outside of appliances and drains',
        'Toilets: clean and disinfect, refill paper and soap',
        'Clean entry doors, glass and mirrors',
        'Empty bins, replace liners and rinse the bin area',
      ],
      ['Each week', 'Clean range hood filters', 'Clean behind and below equipment that can be moved'],
    ),
  },
  {
    id: 'end-of-lease',
    name: 'End of lease',
    work: formatScope(
      [
        'All rooms',
        'Vacuum and mop all floors',
        'Dust and wipe ledges, skirting boards, doors, handles, switches and light fittings',
        'Spot clean walls and remove cobwebs',
        'Clean inside and outside of cupboards and wardrobes',
        'Clean windows inside, sills, tracks and flyscreens',
      ],
      [
        'Kitchen',
        'Clean oven, cooktop, range hood and filters',
        'Clean dishwasher, sink, taps, benches and splashbacks',
      ],
      ['Bathrooms, toilets and laundry', 'Remove soap scum and mould, clean grout, glass, fittings and drains'],
      ['Outside', 'Sweep entries, balcony and garage'],
      ['On request', 'Steam clean carpets, with a receipt for the agent'],
    ),
  },
  {
    id: 'home',
    name: 'Home',
    work: formatScope(
      [
        'Each visit',
        'Vacuum and mop floors',
        'Dust surfaces that are clear, sills and skirting boards',
        'Kitchen: clean benches, sink, splashback, cooktop and outside of appliances',
        'Bathrooms and toilets: clean and disinfect all surfaces, mirrors and floors',
        'Empty bins and replace liners',
        'Make beds',
      ],
      ['Each month', 'Clean inside the microwave and oven door', 'Clean internal glass'],
    ),
  },
];

/** Adds a template below the typed text, which stays. */
export const withTemplate = (typed: string, { work }: ScopeTemplate): string =>
  typed.trim() === '' ? work : `${typed.trimEnd()}\n\n${work}`;
