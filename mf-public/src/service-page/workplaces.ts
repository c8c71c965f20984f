import { createServicePage, type ServicePage } from './servicePage';

/** Services for places where people work and shop. */
export const workplaces: readonly ServicePage[] = (
  [
    {
      id: 'office-cleaning',
      slug: 'office-cleaning',
      lead: 'A small team that comes before or after your people, works from a written list, and leaves a note when something needs your eye.',
      description:
        'Office cleaning in Adelaide by the same small team: desks, kitchens, bathrooms and floors from a written list, with a fixed written quote.',
      about: [
        'Most offices need three things: floors and bins after each busy day, kitchens and bathrooms that are disinfected and not just wiped, and somebody who notices the tap that drips. We agree on a list for each room, hang it in the cleaner’s cupboard and tick it off on every visit.',
        'Visits are in the early morning, in the evening or during the day: whichever your building, your alarm and your team allow. For shared buildings we arrange keys, lift access and bin days with the building manager.',
      ],
      tasks: [
        {
          title: 'Every visit',
          items: [
            'Kitchens: benches, sinks, tables and outside of appliances',
            'Bathrooms disinfected, paper and soap refilled',
            'Bins emptied, recycling kept apart',
            'Entrance, reception and meeting rooms',
            'Hard floors mopped, carpets vacuumed',
          ],
        },
        {
          title: 'In turn, by the week or month',
          items: [
            'Desks and screens, around your papers',
            'Glass doors and partitions',
            'Skirting boards, sills and tops of cupboards',
            'Inside of fridges and microwaves',
            'Chairs, cushions and upholstery vacuumed',
          ],
        },
        {
          title: 'On request',
          items: [
            'Carpet and upholstery deep cleaning',
            'Windows inside and outside',
            'Strip and seal of vinyl floors',
            'After a fit-out or a move',
            'Consumables ordered and kept in stock',
          ],
        },
      ],
      price: [
        'Floor area and how much of it is carpet, hard floor and glass',
        'Number of bathrooms and kitchens',
        'How many people work there, and how many visits in a week',
        'The time of day, and whether an alarm or a lift card has to be arranged',
      ],
      prepare: [
        'A floor plan, or the area in square metres',
        'Which rooms are locked, and who holds the keys',
        'Where the water, the bins and a cupboard for equipment are',
        'What has annoyed you about cleaning so far',
      ],
      questions: [
        {
          question: 'How often should an office be cleaned?',
          answer:
            'As a rule of thumb: up to ten people, once or twice a week; up to thirty, three times; above that, each working day. Bathrooms and kitchens decide, not desks. We propose a rhythm in the quote, and you can change it later.',
        },
        {
          question: 'Do we get the same cleaners each time?',
          answer:
            'Yes, the same small team wherever possible. They know your alarm, your rooms and your list. When somebody is away, the person who covers has the same written list.',
        },
        {
          question: 'Who brings equipment and products?',
          answer:
            'We do. If your building has rules about products, or you prefer your own, tell us with the enquiry and we work with those. Safety data sheets are kept on site.',
        },
        {
          question: 'Can you clean while we are working?',
          answer:
            'Yes. Daytime visits suit offices with long hours or an alarm that nobody wants to hand over. We start with quiet work and vacuum when rooms are empty.',
        },
      ],
    },
    {
      id: 'retail-cleaning',
      slug: 'retail-cleaning',
      lead: 'Floors, fitting rooms, counters and windows that are ready before the doors open, and help during the busy hours.',
      description:
        'Retail cleaning in Adelaide for shops, showrooms and centres: hard floors, fitting rooms, counters and glass, before you open or during the day.',
      about: [
        'A shop is cleaned against the clock: between the last customer, the delivery and the first customer of the next day. We plan backwards from your opening time, and start with the floor, because it has to dry.',
        'In strips and centres the rules of the landlord count as much as yours: loading docks, water points, noise hours and where wet-floor signs have to stand. We ask for them before the first visit.',
      ],
      tasks: [
        {
          title: 'Every visit',
          items: [
            'Hard floors swept and machine-scrubbed or mopped',
            'Entrance mats and thresholds',
            'Counters, payment terminals and door handles',
            'Fitting rooms and mirrors',
            'Staff room and bathroom',
          ],
        },
        {
          title: 'In turn, by the week or month',
          items: [
            'Shop windows and glass doors',
            'Shelves, plinths and display tables',
            'Skirting boards and corners that machines miss',
            'Light fittings and signs within reach',
            'Back of house and stock room floors',
          ],
        },
        {
          title: 'On request',
          items: [
            'Polish or seal of vinyl, concrete and stone',
            'Day porter at sales and holidays',
            'Gum and stain removal at the entrance',
            'Clean before a stocktake or a reopening',
            'Trolleys and baskets',
          ],
        },
      ],
      price: [
        'Floor area, and what the floor is made of',
        'Opening hours, and how long the shop is closed between them',
        'Number of visits in a week, with or without weekends',
        'Glass: how much, and how high',
      ],
      prepare: [
        'Opening and delivery times',
        'The centre’s rules for contractors, if there are any',
        'Where power and water are, and where a machine may stand',
        'Which displays may be moved and which may not',
      ],
      questions: [
        {
          question: 'Can the shop be cleaned before we open?',
          answer:
            'Yes, in the early morning or after closing. We count back from your opening time, so that floors are dry and signs are away when the doors open.',
        },
        {
          question: 'What do you do about spills during the day?',
          answer:
            'For busy days you can book a day porter, who deals with spills, signs the area and keeps a written record for your safety file. For a single spill, call our office and we’ll tell you how soon somebody can be there.',
        },
        {
          question: 'Will machines harm our floor?',
          answer:
            'Timber, stone, vinyl and polished concrete each want another pad and another product. We look at the floor on the first visit, try a corner that nobody sees, and write down what is used.',
        },
        {
          question: 'Do you work in shopping centres?',
          answer:
            'Yes. Send us the centre’s rules for contractors with your enquiry. We arrange the induction, dock times and signing in before the first visit.',
        },
      ],
    },
    {
      id: 'building-cleaning',
      slug: 'building-cleaning',
      lead: 'Foyers, lifts, stairs, bin rooms, car parks and paths of apartment houses and commercial buildings, on a plan that every owner can read.',
      description:
        'Cleaning of shared areas in Adelaide buildings: foyers, lifts, stairs, bin rooms and car parks, planned with strata and facility managers.',
      about: [
        'Shared areas belong to everybody, so everybody sees when nobody looks after them. We write a plan for the building with the strata or facility manager: which areas each visit covers, which ones come round each month, and what happens after a storm or a move.',
        'The plan hangs in the cleaner’s room. What is done is ticked off with the date, so that a committee can see what it pays for without asking.',
      ],
      tasks: [
        {
          title: 'Every visit',
          items: [
            'Foyer floor, glass doors and letter boxes',
            'Lift floor, walls, buttons and mirrors',
            'Handrails and touch points on stairs',
            'Bin room tidied, spills removed',
            'Entrances and paths swept',
          ],
        },
        {
          title: 'In turn, by the month or quarter',
          items: [
            'Stairwells mopped from top to bottom',
            'Bin room and chutes washed and deodorised',
            'Car park swept, cobwebs removed',
            'Windows of shared areas',
            'Light covers, vents and skirting boards',
          ],
        },
        {
          title: 'On request',
          items: [
            'Pressure washing of paths, ramps and car parks',
            'Graffiti removal',
            'Bins put out and brought in',
            'Clean-up after storms, leaks or moves',
            'Gym, pool surrounds and barbecue areas',
          ],
        },
      ],
      price: [
        'Number of floors, lifts and entrances',
        'How many flats or tenancies use the building',
        'How often bin rooms and stairs are due',
        'Height of glass, and whether lifts or ropes are needed',
      ],
      prepare: [
        'A site plan, or a walk through the building with us',
        'Contact of the strata or facility manager',
        'Bin days and the council that collects',
        'Codes or fobs for shared doors, and who may hand them out',
      ],
      questions: [
        {
          question: 'Do you work with strata and community corporations?',
          answer:
            'Yes. We send the quote to the manager or the committee in a form that can be put on an agenda: areas, visits, price and what is extra. Invoices come once a month with one line for each building.',
        },
        {
          question: 'How does the committee know what was done?',
          answer:
            'Each visit is ticked off on a list in the building, with the date. Our supervisor looks over it at regular times, and you can ask for photographs.',
        },
        {
          question: 'Can you put the bins out?',
          answer:
            'Yes, as part of the plan: out the evening before, back on the day of collection, and the bin room swept after it. Tell us the collection days and where trucks stop.',
        },
        {
          question: 'What about graffiti or a sudden leak?',
          answer:
            'Call our office. We’ll tell you when somebody can come and what it costs if it isn’t part of the plan.',
        },
      ],
    },
  ] satisfies ServicePage[]
).map(createServicePage);
