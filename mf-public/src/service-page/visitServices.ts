import { createServicePage, type ServicePage } from './servicePage';

/** Services by the visit, for workplaces and homes. */
export const visitServices: readonly ServicePage[] = (
  [
    {
      id: 'window-cleaning',
      slug: 'window-cleaning',
      lead: 'Glass, frames, sills and tracks, inside and out, from the ground wherever we can.',
      description:
        'Window cleaning in Adelaide for offices, shops and homes: glass, frames, sills and tracks, inside and outside, with a written quote.',
      about: [
        'Dust from north winds, salt near the coast and bore water from sprinklers each mark glass differently, and each needs its own treatment. We look first and tell you what will come off and what has already etched the pane.',
        'We wash outside glass with pure water through poles wherever the ground is firm enough to stand on. It dries without streaks, and nobody has to climb.',
      ],
      tasks: [
        {
          title: 'Every clean',
          items: [
            'Glass inside and outside',
            'Frames wiped, cobwebs removed',
            'Sills and ledges',
            'Sliding door tracks',
            'Flyscreens brushed',
          ],
        },
        {
          title: 'Shops and offices',
          items: [
            'Shopfronts weekly or fortnightly',
            'Entrance doors and sidelights',
            'Glass partitions and balustrades',
            'Signs and awnings within reach',
            'Early visits, before customers come',
          ],
        },
        {
          title: 'On request',
          items: [
            'Hard water and salt marks',
            'Paint and glue after building work',
            'Solar panels and skylights',
            'Mirrors and light covers',
            'High glass by lift or rope',
          ],
        },
      ],
      price: [
        'Number of panes, and one side or both',
        'Height, and what the ground below is like',
        'Screens, bars or film on the glass',
        'How long ago they were last cleaned, and how often we come',
      ],
      prepare: [
        'Photos of each side of the building',
        'Blinds up, and sills clear of plants',
        'A tap outside, or let us know if there isn’t one',
        'Whether tenants need to be told',
      ],
      questions: [
        {
          question: 'How often should windows be cleaned?',
          answer:
            'Shopfronts every week or fortnight, office glass every quarter, homes twice a year. More often near the coast, because of the salt, and on busy roads.',
        },
        {
          question: 'What happens if it rains?',
          answer:
            'Light rain doesn’t harm glass washed with pure water. In storms or strong wind we’ll move the visit and let you know first.',
        },
        {
          question: 'Can all marks be removed?',
          answer:
            'No. Old hard water marks, scratches and failed seals between two panes will stay. We try one pane first and tell you before you pay for the rest.',
        },
        {
          question: 'Does someone have to be there?',
          answer:
            'Not for the outside, if the gates are open and the dogs are inside. For the inside, we need someone to let us in, or keys.',
        },
      ],
    },
    {
      id: 'carpet-cleaning',
      slug: 'carpet-cleaning',
      lead: 'Hot water extraction for offices, rentals and homes: each stain treated for what caused it, and carpets dry enough to walk on the same day.',
      description:
        'Carpet cleaning in Adelaide by hot water extraction: offices, rentals and homes. Stains treated by type, and dry enough to walk on the same day.',
      about: [
        'Vacuuming takes what’s on top. What makes a carpet grey, and wears it out in the end, is fine grit at the base of the pile. Hot water extraction loosens it, rinses it and takes the water out again in one pass.',
        'Wool, nylon and polypropylene behave differently. We test the fibre and dye in a corner, treat stains for what caused them, and set up air movers so you can use the rooms again the same day.',
      ],
      tasks: [
        {
          title: 'Every clean',
          items: [
            'Pre-vacuum of all open areas',
            'Stains treated for what caused them',
            'Hot water extraction',
            'Pile groomed in one direction',
            'Air movers for fast drying',
          ],
        },
        {
          title: 'Offices and shops',
          items: [
            'Traffic lanes more often than edges',
            'Carpet tiles and entrance matting',
            'Work at night or on weekends',
            'Chairs and partitions in the same visit',
            'A quarterly or half-yearly plan',
          ],
        },
        {
          title: 'On request',
          items: [
            'Rugs, sofas, chairs and mattresses',
            'Pet smells',
            'Water damage: extraction and drying',
            'Protection against new stains',
            'Receipt for the end of your lease',
          ],
        },
      ],
      price: [
        'Rooms, stairs or square metres',
        'Fibre, and how long ago it was cleaned',
        'Stains and smells that need their own treatment',
        'Furniture that needs to be moved',
      ],
      prepare: [
        'Small furniture and floor lamps out of the way',
        'What was spilt, and what you’ve tried on it',
        'A parking space near the door for hoses and water',
        'Pets in another room until it is dry',
      ],
      questions: [
        {
          question: 'How long does a carpet take to dry?',
          answer:
            'With air movers, you can walk on most carpets the same day in socks or clean shoes, and they’re dry within a day. Thick wool in winter takes longer. We’ll tell you on site.',
        },
        {
          question: 'Will every stain come out?',
          answer:
            'Many do: food, mud, grease, coffee. Bleach, some dyes and old pet stains change the fibre itself and stay. We’ll tell you before we start.',
        },
        {
          question: 'How often should office carpets be cleaned?',
          answer:
            'Entrances and corridors every six months, the rest once a year. Carpet tile warranties often require it, so check yours.',
        },
        {
          question: 'Do I get a receipt for my landlord?',
          answer: 'Yes. It has the address, rooms, method and date.',
        },
      ],
    },
    {
      id: 'pre-end-sale-cleaning',
      slug: 'end-of-lease-cleaning',
      lead: 'The whole home from ceiling fan to skirting board, so all you have left to do is hand over the keys.',
      description:
        'End of lease, exit and pre-sale cleaning in Adelaide: the whole home from ceiling fan to skirting board, with carpets and windows in one visit.',
      about: [
        'An exit clean is judged against the inspection sheet from when you moved in. We clean the empty home room by room, top to bottom, and leave you the list to give to the agent.',
        'Before a sale, it’s about photos and open inspections. Then windows, the front path and everything at eye level come first.',
      ],
      tasks: [
        {
          title: 'Every room',
          items: [
            'Ceiling fans, lights, cornices and cobwebs',
            'Walls spot-cleaned, switches and handles',
            'Inside wardrobes and cupboards',
            'Windows inside, sills and tracks',
            'Skirting boards and floors',
          ],
        },
        {
          title: 'Kitchen and bathrooms',
          items: [
            'Oven, grill, cooktop and range hood',
            'Dishwasher edges and filter',
            'Sinks, taps and splashbacks descaled',
            'Shower screens, grout and drains',
            'Toilets, fans and mirrors',
          ],
        },
        {
          title: 'On request',
          items: [
            'Carpets by hot-water extraction',
            'Windows outside, screens and blinds',
            'Garage, balcony and paths',
            'Full wall washing',
            'Rubbish removed',
          ],
        },
      ],
      price: [
        'Bedrooms, bathrooms and floors',
        'Whether to include carpets, windows and blinds',
        'Whether the home is empty',
        'The oven, and how long you’ve lived there',
      ],
      prepare: [
        'The inspection sheet from when you moved in',
        'Power and water on until after the clean',
        'Furniture and boxes out, fridge defrosted',
        'The date of the final inspection, and how we get the keys',
      ],
      questions: [
        {
          question: 'What if the agent finds something?',
          answer: 'Send us the agent’s list or a photo, and we’ll go through it with you.',
        },
        {
          question: 'When should I book?',
          answer:
            'As soon as you know the day you hand over the keys. It’s best after the furniture is out and before the final inspection, with a day in between if you can.',
        },
        {
          question: 'Do carpets have to be professionally cleaned?',
          answer:
            'That depends on your agreement and how the carpet was when you moved in. Read the agreement and the inspection sheet, or ask your agent. If they do, we can clean them on the same visit and give you a receipt.',
        },
        {
          question: 'Do I have to be there?',
          answer:
            'No. Many people leave the keys with us or with the agent. We’ll tell you when it’s done and where the keys are.',
        },
      ],
    },
  ] satisfies ServicePage[]
).map(createServicePage);
