import { createServicePage, type ServicePage } from './servicePage';

/** Services for places where people work and shop. */
export const workplaces: readonly ServicePage[] = (
  [
    {
      id: 'office-cleaning',
      slug: 'office-cleaning',
      lead: 'Cleaning before your team arrives or after they leave, from a written list for each room.',
      description:
        'Office cleaning in Adelaide: desks, kitchens, bathrooms and floors from a written list for each room, with a written quote.',
      about: [
        'Most offices need three things: floors and bins after each busy day, kitchens and bathrooms that are disinfected and not just wiped, and someone who notices the dripping tap. We can agree on a list for each room, and you see online what was done.',
        'We come early in the morning, in the evening or during the day, whatever suits your building, alarm and team. In a shared building, tell us about keys, lift access and bin days.',
      ],
      tasks: [
        {
          title: 'Every visit',
          items: [
            'Kitchens: benches, sinks, tables and outside of appliances',
            'Bathrooms disinfected, paper and soap refilled',
            'Bins emptied, recycling kept separate',
            'Entrance, reception and meeting rooms',
            'Hard floors mopped, carpets vacuumed',
          ],
        },
        {
          title: 'Weekly or monthly',
          items: [
            'Desks and screens, around your papers',
            'Glass doors and partitions',
            'Skirting boards, sills and tops of cupboards',
            'Inside fridges and microwaves',
            'Chairs, cushions and upholstery vacuumed',
          ],
        },
        {
          title: 'On request',
          items: [
            'Carpet and upholstery deep cleaning',
            'Windows inside and outside',
            'Strip and seal of vinyl floors',
            'Cleans after a fit-out or move',
            'Consumables ordered and kept in stock',
          ],
        },
      ],
      price: [
        'Floor area, and how much is carpet, hard floor and glass',
        'Number of bathrooms and kitchens',
        'How many people work there, and how many visits a week',
        'The time of day, and whether you need an alarm code or lift card arranged',
      ],
      prepare: [
        'A floor plan, or the area in square metres',
        'Which rooms are locked, and who holds the keys',
        'Where the water, the bins and a cupboard for equipment are',
        'What has annoyed you about your cleaning so far',
      ],
      questions: [
        {
          question: 'How often should an office be cleaned?',
          answer:
            'Up to 10 people: once or twice a week. Up to 30: three times. More: every working day. We’ll suggest how often in your quote, and you can change it later.',
        },
        {
          question: 'Do we get the same cleaners each time?',
          answer:
            'Each site has a roster. When somebody is away, the person who covers has the same written list. Tell us if you want to know who comes.',
        },
        {
          question: 'Who brings equipment and products?',
          answer:
            'The quote says who brings what. If your building has rules about products, or you prefer your own, tell us with the enquiry.',
        },
        {
          question: 'Can you clean while we are working?',
          answer:
            'Yes. Daytime visits suit offices with long hours, or an alarm code nobody wants to share. We start with the quiet work and vacuum when rooms are empty.',
        },
      ],
    },
    {
      id: 'retail-cleaning',
      slug: 'retail-cleaning',
      lead: 'Floors, fitting rooms, counters and windows ready before the doors open, and help during busy times.',
      description:
        'Retail cleaning in Adelaide for shops, showrooms and centres: hard floors, fitting rooms, counters and glass, before you open or during the day.',
      about: [
        'A shop is cleaned against the clock, between the last customer, the delivery and the first customer the next day. We plan back from your opening time and start with the floor, because it has to dry.',
        'In shopping strips and centres, the landlord’s rules matter as much as yours: loading docks, water points, noise limits and where wet floor signs go. We ask for them before the first visit.',
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
          title: 'Weekly or monthly',
          items: [
            'Shop windows and glass doors',
            'Shelves, plinths and display tables',
            'Skirting boards and the corners machines miss',
            'Light fittings and signs within reach',
            'Back of house and stockroom floors',
          ],
        },
        {
          title: 'On request',
          items: [
            'Polishing or sealing vinyl, concrete and stone',
            'Day porter during sales and holidays',
            'Gum and stain removal at the entrance',
            'Cleans before a stocktake or reopening',
            'Trolleys and baskets',
          ],
        },
      ],
      price: [
        'Floor area, and what the floor is made of',
        'Opening hours, and how long the shop is closed overnight',
        'Number of visits a week, and whether weekends are included',
        'Glass: how much, and how high',
      ],
      prepare: [
        'Opening and delivery times',
        'The centre’s contractor rules, if any',
        'Where the power and water are, and where we can keep a machine',
        'Which displays we can and can’t move',
      ],
      questions: [
        {
          question: 'Can the shop be cleaned before we open?',
          answer:
            'Yes, early in the morning or after closing. We plan back from your opening time, so floors are dry and signs are put away when the doors open.',
        },
        {
          question: 'What do you do about spills during the day?',
          answer:
            'For busy days, you can book a day porter, who cleans up spills, puts out signs and keeps a written record for your safety file. For a one-off spill, call our office and we’ll tell you how soon someone can be there.',
        },
        {
          question: 'Will machines damage our floor?',
          answer:
            'Timber, stone, vinyl and polished concrete each need a different pad and product. We check the floor on the first visit, test a corner nobody sees and write down what we use.',
        },
        {
          question: 'Do you work in shopping centres?',
          answer:
            'Yes. Send us the centre’s contractor rules with your enquiry. We’ll arrange the induction, dock times and sign-in before the first visit.',
        },
      ],
    },
    {
      id: 'building-cleaning',
      slug: 'building-cleaning',
      lead: 'Foyers, lifts, stairs, bin rooms, car parks and paths in apartment and commercial buildings, with a plan every owner can read.',
      description:
        'Cleaning of shared areas in Adelaide buildings: foyers, lifts, stairs, bin rooms and car parks, planned with strata and facility managers.',
      about: [
        'Shared areas belong to everybody, so everybody sees when nobody looks after them. We write a plan for the building with the strata or facility manager: which areas each visit covers, which ones come round each month, and what happens after a storm or a move.',
        'You see each visit online with its date, so the committee can check what it’s paying for.',
      ],
      tasks: [
        {
          title: 'Every visit',
          items: [
            'Foyer floor, glass doors and letterboxes',
            'Lift floor, walls, buttons and mirrors',
            'Handrails and touch points on stairs',
            'Bin room tidied, spills cleaned up',
            'Entrances and paths swept',
          ],
        },
        {
          title: 'Monthly or quarterly',
          items: [
            'Stairwells mopped from top to bottom',
            'Bin room and chutes washed and deodorised',
            'Car park swept, cobwebs removed',
            'Windows in shared areas',
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
        'How many units or tenancies are in the building',
        'How often bin rooms and stairs need doing',
        'Height of the glass, and whether lifts or ropes are needed',
      ],
      prepare: [
        'A site plan, or a walk through the building with us',
        'Contact details for the strata or facility manager',
        'Bin days, and which council collects',
        'Codes or fobs for shared doors, and who can give them out',
      ],
      questions: [
        {
          question: 'Do you work with strata and community corporations?',
          answer:
            'Yes. We send the manager or committee a quote they can put on an agenda: areas, visits, price and what’s extra. You get one invoice a month, with a line for each building.',
        },
        {
          question: 'How does the committee know what was done?',
          answer: 'Each visit shows online with its date. You can also ask for a checklist and photos.',
        },
        {
          question: 'Can you put the bins out?',
          answer:
            'Yes, as part of the plan: out the night before, back in on collection day, and the bin room swept afterwards. Tell us the collection days and where the trucks stop.',
        },
        {
          question: 'What about graffiti or a sudden leak?',
          answer:
            'Call our office. We’ll tell you when someone can come, and what it costs if it isn’t part of the plan.',
        },
      ],
    },
  ] satisfies ServicePage[]
).map(createServicePage);
