import { createServicePage, type ServicePage } from './servicePage';

/** Services by the visit, for workplaces and homes. */
export const visitServices: readonly ServicePage[] = (
  [
    {
      id: 'window-cleaning',
      slug: 'window-cleaning',
      lead: 'Glass, frames, sills and tracks, inside and outside, from the ground where we can and with licensed people where we cannot.',
      description:
        'Window cleaning in Adelaide for offices, shops and homes: glass, frames, sills and tracks, inside and outside, with a fixed written quote.',
      about: [
        'Dust from the north wind, salt near the coast and bore water from sprinklers each leave another mark on glass, and each needs another treatment. We look first and tell you what will come off and what has already etched the pane.',
        'Outside glass is washed with pure water through poles wherever the ground is firm enough to stand on: it dries without streaks, and nobody has to climb.',
      ],
      tasks: [
        {
          title: 'Every clean',
          items: [
            'Glass inside and outside',
            'Frames wiped, cobwebs removed',
            'Sills and ledges',
            'Sliding door tracks',
            'Fly screens brushed',
          ],
        },
        {
          title: 'Shops and offices',
          items: [
            'Shop fronts by the week or fortnight',
            'Entrance doors and side lights',
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
        'Number of panes, and whether both sides are done',
        'Height, and what the ground below is like',
        'Screens, bars or film on the glass',
        'How long ago they were last cleaned, and how often we come',
      ],
      prepare: [
        'Photographs of each side of the building',
        'Blinds up, and sills clear of plants',
        'A tap outside, or say that there is none',
        'Whether tenants have to be told',
      ],
      questions: [
        {
          question: 'How often should windows be cleaned?',
          answer:
            'Shop fronts each week or fortnight, office glass each quarter, homes twice a year. Near the coast salt shortens that, and so do busy roads.',
        },
        {
          question: 'What happens when it rains?',
          answer:
            'Light rain does no harm to glass that was washed with pure water. In storms or strong wind we move the visit, and tell you before.',
        },
        {
          question: 'Can all marks be removed?',
          answer:
            'No. Old hard-water marks, scratches and seals that have failed between two panes stay. We try one pane first and tell you before you pay for the others.',
        },
        {
          question: 'Does somebody have to be there?',
          answer:
            'For the outside, no, if gates are open and dogs are in. For the inside we need somebody to let us in, or keys by agreement.',
        },
      ],
    },
    {
      id: 'carpet-cleaning',
      slug: 'carpet-cleaning',
      lead: 'Hot-water extraction for offices, rentals and homes: stains treated by their kind, and dry enough to walk on the same day.',
      description:
        'Carpet cleaning in Adelaide by hot-water extraction: offices, rentals and homes, stains treated by their kind, dry to walk on the same day.',
      about: [
        'Vacuuming takes what lies on top. What makes a carpet grey, and in the end wears it out, is fine grit at the foot of the pile. Hot-water extraction loosens it, rinses it and takes the water out again in one pass.',
        'Wool, nylon and polypropylene behave differently. We test the fibre and the dye in a corner, treat stains by what caused them, and set up air movers so that rooms are in use again the same day.',
      ],
      tasks: [
        {
          title: 'Every clean',
          items: [
            'Pre-vacuum of all open areas',
            'Stains treated by their kind',
            'Hot-water extraction',
            'Pile groomed in one direction',
            'Air movers for fast drying',
          ],
        },
        {
          title: 'Offices and shops',
          items: [
            'Traffic lanes more often than edges',
            'Carpet tiles and entrance matting',
            'Work at night or at weekends',
            'Chairs and partitions in the same visit',
            'A plan by the quarter or half-year',
          ],
        },
        {
          title: 'On request',
          items: [
            'Rugs, sofas, chairs and mattresses',
            'Pet smells',
            'Water damage: extraction and drying',
            'Protection against new stains',
            'Receipt for the end of a lease',
          ],
        },
      ],
      price: [
        'Rooms, stairs or square metres',
        'Fibre, and how long ago it was cleaned',
        'Stains and smells that need their own treatment',
        'Furniture that has to be moved',
      ],
      prepare: [
        'Small furniture and floor lamps out of the way',
        'What was spilt, and what has been tried on it',
        'A parking space near the door for hoses and water',
        'Pets in another room until it is dry',
      ],
      questions: [
        {
          question: 'How long does a carpet take to dry?',
          answer:
            'With air movers most carpets can be walked on the same day in socks or clean shoes, and are dry within a day. Thick wool in winter takes longer. We tell you on site.',
        },
        {
          question: 'Will every stain come out?',
          answer:
            'Many do: food, mud, grease, coffee. Bleach, some dyes and old pet stains change the fibre itself and stay. We say so before we begin.',
        },
        {
          question: 'How often should office carpets be cleaned?',
          answer:
            'Entrances and corridors each half-year, the rest once a year. Makers of carpet tiles often ask for it in their warranty: it is worth reading.',
        },
        {
          question: 'Do I get a receipt for my landlord?',
          answer: 'Yes. It names the address, the rooms, the method and the date.',
        },
      ],
    },
    {
      id: 'pre-end-sale-cleaning',
      slug: 'end-of-lease-cleaning',
      lead: 'The whole home from ceiling fan to skirting board, by the list that agents go by, so that handing over the keys is about the keys.',
      description:
        'End of lease, exit and pre-sale cleaning in Adelaide: the whole home by the list that agents go by, with carpets and windows in one visit.',
      about: [
        'An exit clean is judged by the inspection sheet that was filled in when you moved in. We clean the empty home room by room, top to bottom, and leave the list with you so that you can hand it to the agent.',
        'Before a sale the aim is another: photographs and open inspections. Then windows, the front path and everything at eye level come first.',
      ],
      tasks: [
        {
          title: 'Every room',
          items: [
            'Ceiling fans, lights, cornices and cobwebs',
            'Walls spot-cleaned, switches and handles',
            'Inside of wardrobes and cupboards',
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
            'Walls washed as a whole',
            'Rubbish taken away',
          ],
        },
      ],
      price: [
        'Bedrooms, bathrooms and floors',
        'Carpets, windows and blinds: with or without',
        'Whether the home is empty',
        'The oven, and how long the home was lived in',
      ],
      prepare: [
        'The inspection sheet from when you moved in',
        'Power and water on until after the clean',
        'Furniture and boxes out, fridge defrosted',
        'The day of the final inspection, and how we get the keys',
      ],
      questions: [
        {
          question: 'What if the agent finds something?',
          answer: 'Send us the agent’s list or a photograph, and we put right what was part of the clean.',
        },
        {
          question: 'When should I book?',
          answer:
            'As soon as you know the day on which you hand over the keys. The best day is after the furniture has gone and before the final inspection, with a day between them if you can.',
        },
        {
          question: 'Must carpets be cleaned by a company?',
          answer:
            'That depends on your agreement and on how the carpet was handed to you. Read the agreement and the inspection sheet, or ask your agent. If it is needed, we do it in the same visit and give you a receipt.',
        },
        {
          question: 'Do I have to be there?',
          answer:
            'No. Many people leave the keys with us or with the agent. We tell you when it is done and where the keys are.',
        },
      ],
    },
  ] satisfies ServicePage[]
).map(createServicePage);
